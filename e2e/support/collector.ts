import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';

/** One report: from the browser (`type`), or from the app (`event`). */
interface Report {
  type?: string;
  url?: string;
  body?: Record<string, unknown>;
  event?: string;
  sentence?: string;
  address?: string;
  build?: string;
  helpCode?: string;
  [more: string]: unknown;
}

/** A collector of reports at /reports, in front of a host that can answer 404 for some files. */
export class Collector {
  readonly received: { report: Report; text: string; contentType: string; cookie: string }[] = [];

  /** Files that the host answers with 404. A Playwright route would drop the requests of an unloading document. */
  missing = /^$/;

  /** Whether the files are available again from the next document on. */
  restoredByNextDocument = false;

  /** Stores the reports of a request. */
  readonly take = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    let text = '';
    incoming.setEncoding('utf8').on('data', (part: string) => (text += part));
    incoming.on('end', () => {
      const { 'content-type': contentType = '', cookie = '' } = incoming.headers;
      const given = JSON.parse(text) as Report | Report[];
      for (const report of [given].flat()) this.received.push({ report, text: JSON.stringify(report), contentType, cookie });
      outgoing.writeHead(204).end();
    });
  };

  readonly plugin: Plugin = {
    name: 'collector',
    // Before the host, which answers every address.
    enforce: 'pre',
    configurePreviewServer: ({ middlewares }) => {
      middlewares.use(({ url = '', headers }, outgoing, next) => {
        if (this.restoredByNextDocument && headers['sec-fetch-dest'] === 'document') this.missing = /^$/;
        return this.missing.test(url) ? void outgoing.writeHead(404).end() : next();
      });
      middlewares.use('/reports', this.take);
    },
  };

  /** The app's own reports, by event. */
  events = (event: string) => this.received.map(({ report }) => report).filter((report) => report.event === event);

  /** The browser's reports, by type. */
  ofType = (type: string) => this.received.map(({ report }) => report).filter((report) => report.type === type);
}
