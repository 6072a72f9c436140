import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { origin, setting, until } from '../user/driver';
import { view } from '../user/views';
import { test } from './engine';

/** Texts and controls that a browser shows at once if it is too old. */
const heading = 'Your browser is too old for NHS login';
const sentences = ['Update it, or use another device.', 'visit our help centre'];

test.describe('Chromium 79, which is too old', { tag: '@chromium-79' }, () => {
  for (const path of ['/enter-email', '/no-such-page'])
    test(`shows immediately that the browser is too old, and nothing else, at ${path}`, async ({ engine }) => {
      const { tab } = await engine.newUser();
      await tab.open(path);
      await until(async () => expect(await tab.ask(view)).toMatchObject({ heading, titled: true }));
      // The message about a late script would appear after ten seconds.
      expect(await tab.ask(() => performance.now())).toBeLessThan(9000);
      const { text } = await tab.ask(view);
      for (const sentence of sentences) expect(text).toContain(sentence);
      await tab.close();
    });
});

test.describe('QtWebKit, which has no modules', { tag: '@qtwebkit' }, () => {
  /** The page at an address after it has loaded: its title, its text, and how the load-failure message is displayed. */
  function open(path: string, javascript: 'on' | 'off') {
    const args = [join(import.meta.dirname, 'qtwebkit.py'), origin + path, javascript];
    const env = { ...process.env, QT_QPA_PLATFORM: 'offscreen' };
    const { stdout, stderr } = spawnSync(setting('ENGINES_PYTHON'), args, { encoding: 'utf8', env });
    if (!stdout) throw new Error(stderr);
    return JSON.parse(stdout) as { title: string; text: string; message: string };
  }

  test('shows immediately that the browser is too old, and nothing else', () => {
    const { title, text } = open('/enter-email', 'on');
    expect(title).toBe(`${heading} - NHS login`);
    for (const sentence of [heading, ...sentences]) expect(text).toContain(sentence);
    expect(text).not.toContain('This page has not finished loading');
  });

  test('asks to switch JavaScript on, without the load-failure message after ten seconds', () => {
    const { text, message } = open('/enter-email', 'off');
    expect(text).toContain('Turn on JavaScript to log in');
    expect(message).toBe('none');
  });
});
