// Puts what a situation wants a browser to hold in the place of what it held. Tests do this by the debugger's hands too.

/** Uses nothing from outside itself. @param {Pick<import('../situation/situation').Situation, 'stored' | 'inTab'>} situation */
export async function holdInstead({ stored, inTab }) {
  for (const key of Object.keys(localStorage)) if (key.startsWith('nhs-login-')) localStorage.removeItem(key);
  sessionStorage.clear();
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  for (const [key, value] of Object.entries(inTab)) sessionStorage.setItem(key, value);
  // The browser may have kept the banners of another situation.
  await fetch('/banners.json', { cache: 'reload' });
}
