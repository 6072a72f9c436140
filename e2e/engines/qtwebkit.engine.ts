import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setting } from './setting';
import { tooOld } from './too-old';

interface Seen {
  title: string;
  /** The text that is shown. */
  text: string;
  /** How the load-failure message is displayed. */
  message: string;
}

/** The page at an address after it has loaded in QtWebKit. */
function open(path: string, javascript: 'on' | 'off'): Seen {
  const args = [join(import.meta.dirname, 'qtwebkit.py'), setting('ENGINES_ORIGIN') + path, javascript];
  const { stdout, stderr } = spawnSync(setting('ENGINES_PYTHON'), args, {
    encoding: 'utf8',
    env: { ...process.env, QT_QPA_PLATFORM: 'offscreen' },
  });
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout) as Seen;
}

describe('QtWebKit, which has no modules', () => {
  test('shows immediately that the browser is too old, and nothing else', () => {
    const { title, text } = open('/enter-email', 'on');
    expect(title).toBe(tooOld.title);
    for (const sentence of [tooOld.heading, ...tooOld.sentences]) expect(text).toContain(sentence);
    expect(text).not.toContain('This page has not finished loading');
  });

  test('asks to switch JavaScript on, without the load-failure message after ten seconds', () => {
    const { text, message } = open('/enter-email', 'off');
    expect(text).toContain('Turn on JavaScript to log in');
    expect(message).toBe('none');
  });
});
