import type { Visit } from '../model';
import { worldOf } from '../worlds';
import { isForm, isRecord } from './body';

/** Reads a request whose body is JSON or a submitted form. An unreadable body counts as empty. */
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
