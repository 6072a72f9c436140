import { expect } from '@playwright/test';
import type { Speech } from '../user/user';
import { test } from './engine';
import { type OrcaUser, press } from './orca';

const second = `document.title = 'Second page'; main.innerHTML = '<h1 id="heading" tabindex="-1">Second page</h1>';`;
const summary = '<div tabindex="-1" id="summary"><div role="alert"><h2>There is a problem</h2><p>Enter your name</p></div></div>';
const addSummary = `main.insertAdjacentHTML('afterbegin', '${summary}'); const box = document.getElementById('summary');`;

/** Scripts of the button. Expectations and markup of the app depend on how Orca behaves after each. */
const actions = {
  "the design system's error summary, which takes the focus": `${addSummary} box.focus();`,
  'the same as a group with a name and a description': `${addSummary}
    box.firstChild.removeAttribute('role'); box.setAttribute('role', 'group'); box.setAttribute('aria-label', 'There is a problem');
    box.setAttribute('aria-description', 'Enter your name'); box.focus();`,
  'a focus that waits beside the page while the next one loads': `park.focus(); setTimeout(() => { ${second} heading.focus(); }, 300);`,
};

/** A page without the app, on which Orca behaves as its version does. */
const controlPage = (action: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Control page</title></head><body>
<main id="main"><h1 id="heading" tabindex="-1">First page</h1><button id="button">Go</button></main>
<div id="park" role="group" tabindex="-1"></div>
<script>
  button.onclick = () => { ${action} };
  button.focus();
</script></body></html>`;

// If these fail, Orca or the browser has changed, and not the app.
for (const [what, action] of Object.entries(actions))
  test(`Orca speaks, on a page without the app, ${what}`, async ({ engine }, { project }) => {
    const user = (await engine.newUser()) as OrcaUser;
    const [problem, name, page] = ['There is a problem', 'Enter your name', 'Second page'];
    // Firefox 153 announces no alert that mounts as the focus moves to the box around it, and that box has no name. If it does, remove this.
    const first: Speech = project.name === 'orca-firefox' ? { never: [problem] } : { once: [problem] };
    const expected = [first, { must: [problem, name] }, { must: [page] }][Object.keys(actions).indexOf(what)];
    const address = `data:text/html,${encodeURIComponent(controlPage(action))}`;
    await user.hears({ must: ['Go'], once: [], leaves: true }, () => user.opens(address));
    await user.hears(expected ?? {}, () => Promise.resolve(press('Return')));
    expect(await user.tab.ask(() => document.activeElement?.id)).not.toBe('button');
  });
