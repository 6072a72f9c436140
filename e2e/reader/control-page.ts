const second = `document.title = 'Second page'; main.innerHTML = '<h1 id="heading" tabindex="-1">Second page</h1>';`;
const summary = '<div tabindex="-1" id="summary"><div role="alert"><h2>There is a problem</h2><p>Enter your name</p></div></div>';

/** The actions of the buttons. Expectations and markup of the app depend on how Orca behaves after each. */
const actions = {
  /** The design system's error summary takes the focus. */
  summary: `main.insertAdjacentHTML('afterbegin', '${summary}'); document.getElementById('summary').focus();`,
  /** The same as a group with a name and a description. */
  group: `main.insertAdjacentHTML('afterbegin', '${summary}'); const box = document.getElementById('summary');
    box.firstChild.removeAttribute('role'); box.setAttribute('role', 'group'); box.setAttribute('aria-label', 'There is a problem');
    box.setAttribute('aria-description', 'Enter your name'); box.focus();`,
  /** The focus waits beside the page while the next one loads. */
  parked: `park.focus(); setTimeout(() => { ${second} heading.focus(); }, 300);`,
};

export type ControlAction = keyof typeof actions;

/** A page without the app, on which Orca behaves as its version does. */
export const controlPage = (action: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Control page</title></head><body>
<main id="main"><h1 id="heading" tabindex="-1">First page</h1><button id="button">Go</button></main>
<div id="park" role="group" tabindex="-1"></div>
<script>
  button.onclick = () => { ${actions[action as ControlAction]} };
  button.focus();
</script></body></html>`;
