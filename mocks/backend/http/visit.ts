import { worldOf, type World } from '../world';

/** One request, with what every handler needs of it. */
export interface Visit {
  world: World;
  request: Request;
  url: URL;
  cookies: Record<string, string>;
  body: Record<string, unknown>;
}

/** Reads a request whose body is JSON or a submitted form; an unreadable body counts as empty. */
export async function visitOf(request: Request, cookies: Record<string, string>): Promise<Visit> {
  return { world: worldOf(cookies), request, url: new URL(request.url), cookies, body: await bodyOf(request) };
}

async function bodyOf(request: Request): Promise<Record<string, unknown>> {
  const text = request.method === 'GET' ? '' : await request.clone().text();
  if (isForm(request)) return Object.fromEntries(new URLSearchParams(text));
  try {
    const json: unknown = JSON.parse(text);
    return isRecord(json) ? json : {};
  } catch {
    return {};
  }
}

/** Whether a form of a page was submitted, rather than JSON. */
export const isForm = (request: Request): boolean =>
  request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') ?? false;

/** Whether a value is a JSON object. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An address on this server's own origin; undefined for any other, which must not become an open redirect. */
export function ownAddress({ url }: Visit, address: string | null): string | undefined {
  if (!address || !URL.canParse(address, url.origin)) return undefined;
  const target = new URL(address, url.origin);
  return target.origin === url.origin ? target.href : undefined;
}

/** A field of the body as text; empty when it is missing or something else. */
export function field({ body }: Visit, name: string): string {
  const value = body[name];
  return typeof value === 'string' ? value : '';
}
