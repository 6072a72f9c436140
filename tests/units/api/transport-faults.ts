import { HttpResponse } from 'msw';

/** Creates an answer to a request. `own`: the mock backend's answer. */
export type Fault = (own: () => Promise<Response>) => Response | Promise<Response>;

const json = { 'content-type': 'application/json' };
const redirectTarget = '/redirected';
const redirect = (status: number) => () => new HttpResponse(null, { status, headers: { location: redirectTarget } });
/** The mock's answer with other bytes. `change` receives them as text. */
const changed =
  (change: (text: string) => string | Uint8Array<ArrayBuffer>): Fault =>
  async (own) =>
    new HttpResponse(change(await (await own()).text()), { headers: json });

/** An object that is valid for every call, with one more member that the app ignores. */
const withMember = (text: string, member: string) => text.replace(/\}$/, `${text === '{}' ? '' : ','}"note":"${member}"}`);

/** One member has a byte of ISO 8859-1, which is an invalid sequence of UTF-8. */
function latin1(text: string) {
  const [before = '', after = ''] = withMember(text, '|').split(/\|(?="\}$)/);
  return new Uint8Array(Buffer.concat([Buffer.from(before), Buffer.from('Zoë', 'latin1'), Buffer.from(after)]));
}

/** An answer that no call can read. */
export const unreadable: Readonly<Record<string, Fault>> = {
  'a reset before the answer': () => HttpResponse.error(),
  'a reset in mid-body': () =>
    new HttpResponse(
      new ReadableStream({
        start: (body) => body.enqueue(new TextEncoder().encode('{"status":')),
        pull: (body) => body.error(new Error('reset')),
      }),
      { headers: json },
    ),
  'bytes that are not the gzip that they are declared as': () =>
    new HttpResponse('not gzip', { headers: { ...json, 'content-encoding': 'gzip' } }),
  'a redirect (301)': redirect(301),
  'a redirect (302)': redirect(302),
  'a redirect of the call (307)': redirect(307),
  'the page of a captive portal': () => HttpResponse.html('<!doctype html><title>Welcome to our WiFi</title><h1>Log in</h1>'),
};

/** A success whose body is not a JSON object, which is unusable for a call that expects one. */
export const noObject: Readonly<Record<string, Fault>> = {
  'half an object': () => new HttpResponse('{"status":"CONF', { headers: json }),
  'an object in UTF-16': () =>
    new HttpResponse(new Uint8Array(Buffer.from('\ufeff{"status":"CONFIRMED"}', 'utf16le')), {
      headers: { 'content-type': 'application/json; charset=utf-16' },
    }),
  'no content': () => new HttpResponse(null, { status: 204 }),
  'an empty body': () => new HttpResponse('', { headers: json }),
  'a list': () => HttpResponse.json([]),
};

export const anySuccess: Readonly<Record<string, Fault>> = {
  'no content': async (own) => new HttpResponse((await own()) && null, { status: 204 }),
  'a blank line': changed(() => '\r\n'),
  OK: async (own) => HttpResponse.text((await own()) && 'OK'),
  'a text in quotes': changed(() => '"Uplift Successful"'),
  true: changed(() => 'true'),
  null: changed(() => 'null'),
  'a list': changed(() => '[]'),
  'half an object': changed(() => '{"status":"CONF'),
  'an object in UTF-16': changed(() => new Uint8Array(Buffer.from('\ufeff{}', 'utf16le'))),
};

export const unusual: Readonly<Record<string, Fault>> = {
  'a byte order mark before it': changed((text) => `\ufeff${text}`),
  'ISO 8859-1 in a text that the app does not read': changed(latin1),
  '10 MB of it': changed((text) => withMember(text, 'x'.repeat(10_000_000))),
};
