import type { APIRequestContext } from '@playwright/test';
import type { Message } from '../user/user';

interface Call {
  path: string;
  body: Record<string, unknown>;
  /** The email address of the account of the call's identity token. */
  by: string;
  status: number | null;
}

/** The controls of the mock backend, for the world of one browser context (named by its cookie). */
export class Mock {
  constructor(private readonly request: APIRequestContext) {}

  async code(): Promise<string> {
    const code = (await this.inbox()).find((message) => message.code)?.code;
    if (!code) throw new Error('No code was sent');
    return code;
  }

  /** Newest first. */
  emails = async () => (await this.inbox()).filter(({ kind }) => kind === 'email');

  async wrongCode(): Promise<string> {
    return String((Number(await this.code()) + 1) % 1_000_000).padStart(6, '0');
  }

  /** The successful calls so far with a user's identity token. */
  async callsFor(email: string): Promise<Call[]> {
    return ((await this.json('/mock/calls.json')) as Call[]).filter(({ by, status }) => by === email && status === 200);
  }

  /** Newest first. */
  async calls(path: string): Promise<Call[]> {
    return ((await this.json('/mock/calls.json')) as Call[]).filter((call) => call.path === path);
  }

  advance = (time: { minutes: number }) => this.post('/mock/clock', { advanceSeconds: time.minutes * 60 });

  /** Activates a scenario. Without an id, none. */
  scenario = (id = '') => this.post('/mock/scenario', { id });

  /** Deletes the passkeys that were created for a persona on the server. The devices retain theirs. */
  forgetPasskeys = (persona: string) => this.post('/mock/passkey-forget', { persona });

  banners = (messages: { app?: string; alerts?: string }) => this.post('/mock/banners', { app: '', alerts: '', ...messages });

  /** Newest first. */
  inbox = async () => (await this.json('/mock/inbox.json')) as Message[];

  private async json(path: string): Promise<unknown> {
    return (await this.request.get(path)).json();
  }

  private async post(path: string, data: object) {
    const response = await this.request.post(path, { data });
    if (!response.ok()) throw new Error(`${path}: ${response.status()}`);
  }
}
