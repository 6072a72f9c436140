import type { Tab } from './driver';

interface Message {
  kind: string;
  to: string;
  code?: string;
  link?: string;
}

/** The mock backend's messages to the user of this browser, newest first. */
export class Inbox {
  constructor(private readonly tab: Tab) {}

  emails = async () => (await this.messages()).filter(({ kind }) => kind === 'email');

  code = async () => this.newest('code');
  link = async () => this.newest('link');

  private async newest(part: 'code' | 'link'): Promise<string> {
    const found = (await this.messages()).find((message) => message[part])?.[part];
    if (!found) throw new Error(`No ${part} was sent`);
    return found;
  }

  private messages = () => this.tab.ask(async () => (await (await fetch('/mock/inbox.json')).json()) as Message[]);
}
