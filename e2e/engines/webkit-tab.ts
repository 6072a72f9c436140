import { writeFile } from 'node:fs/promises';
import type { Tab } from './driver';
import { findByWords, type Kind } from './find-by-words';
import { until } from './until';
import { command, elementIn } from './web-driver';

/** A window of WebKitGTK, driven by W3C WebDriver. */
export class WebKitTab implements Tab {
  /** @param session the address of the session at the driver */
  constructor(
    private readonly session: string,
    private readonly stopDriver: () => Promise<void>,
  ) {}

  open = async (url: string) => void (await this.post('url', { url }));
  back = async () => void (await this.post('back'));
  /** WebDriver does not report exceptions. */
  exceptions = () => [];

  ask: Tab['ask'] = (question, ...args) =>
    this.post('execute/sync', { script: `return (${String(question)}).apply(null, arguments)`, args }) as never;

  has = async (kind: Kind, name: string) => (await this.find(kind, name)) !== undefined;
  click = async (kind: Kind, name: string) => void (await this.post(`element/${await this.existing(kind, name)}/click`));

  /** WebKitGTK may respond before the new document has loaded. An element that is found then is stale at the next command. */
  async reload() {
    await this.ask(() => void Object.assign(window, { beforeReload: true }));
    await this.post('refresh');
    await until(
      'another document',
      () => this.ask(() => !('beforeReload' in window)),
      (another) => another,
    );
  }

  async write(label: string, text: string) {
    const field = await this.existing('field', label);
    await this.post(`element/${field}/clear`);
    await this.post(`element/${field}/value`, { text });
  }

  async close() {
    try {
      await command(this.session, 'DELETE');
    } finally {
      await this.stopDriver();
    }
  }

  async picture(file: string) {
    await writeFile(file, (await command(`${this.session}/screenshot`, 'GET')) as string, 'base64');
  }

  private find = async (kind: Kind, name: string) => elementIn(await this.ask(findByWords, kind, name));

  private async existing(kind: Kind, name: string) {
    const found = await this.find(kind, name);
    if (!found) throw new Error(`There is no ${kind} '${name}' any more`);
    return found;
  }

  private post = (path: string, body: object = {}) => command(`${this.session}/${path}`, 'POST', body);
}
