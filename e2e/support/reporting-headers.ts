import type { APIRequestContext, APIResponse } from '@playwright/test';

/** The parts of an answer that name a reporting endpoint: headers, directives of the policy, parameters of the opener policy. */
interface Reporting {
  'reporting-endpoints'?: string;
  'report-to'?: string;
  nel?: string;
  policy?: string[];
  opener?: string;
}

/** The expected reporting headers of documents. */
const ofDocument: Reporting = {
  'report-to': '{"group":"network","max_age":86400,"endpoints":[{"url":"/reports"}]}',
  nel: '{"report_to":"network","max_age":86400}',
  policy: ['report-to default'],
  opener: 'report-to="default"',
};
const ofPlainDocument: Reporting = { 'reporting-endpoints': 'default="/reports"', ...ofDocument };

/** The expected headers of each kind of answer when reports are on. */
export const expectedReporting: Record<string, Reporting> = {
  'GET /': ofPlainDocument,
  'GET /privacy': ofPlainDocument,
  'GET /no/such/page': ofPlainDocument,
  'GET /reset/new-password': ofPlainDocument,
  'GET /assets/made-up.js': ofPlainDocument,
  'GET /privacy.html': ofPlainDocument,
  // A browser reports the complete address.
  'GET /?client_id=x': ofDocument,
  'GET /privacy?state=x': ofDocument,
  'GET /no/such/page?state=x': ofDocument,
  'GET /reset/new-password?username=x&code=y': ofDocument,
  'GET /assets/made-up.js?state=x': ofDocument,
  'GET /privacy.html?state=x': ofDocument,
  // The ones whose address nginx may not know.
  'POST /privacy': ofDocument,
  'POST /privacy?state=x': ofDocument,
  'GET /robots.txt': {},
  'GET /banners.json': {},
  'GET /favicon.ico?state=x': {},
  'GET the script': {},
  'GET the style sheet': {},
};

function reportingOf(response: APIResponse): Reporting {
  const all = (name: string) =>
    response
      .headersArray()
      .filter((one) => one.name.toLowerCase() === name)
      .map(({ value }) => value)
      .join(' AND ');
  const directives = all('content-security-policy').split('; ');
  const policy = directives.filter((directive) => /^report-/.test(directive));
  const [, opener] = /^same-origin; (.*)$/.exec(all('cross-origin-opener-policy')) ?? [];
  const single = ['reporting-endpoints', 'report-to', 'nel'].map((name) => [name, all(name)] as const).filter(([, value]) => value);
  return { ...Object.fromEntries(single), ...(policy.length > 0 && { policy }), ...(opener && { opener }) };
}

/** Each answer of a host. */
export async function actualReporting(request: APIRequestContext) {
  const page = await (await request.get('/privacy')).text();
  const files: Record<string, string | undefined> = {
    'the script': /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1],
    'the style sheet': /href="(\/assets\/[^"]+\.css)"/.exec(page)?.[1],
  };
  const given: Record<string, Reporting> = {};
  for (const name of Object.keys(expectedReporting)) {
    const [, method = '', path = ''] = /^(\w+) (.*)$/.exec(name) ?? [];
    given[name] = reportingOf(await request.fetch(files[path] ?? path, { method }));
  }
  return given;
}
