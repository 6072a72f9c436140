// Puts what a situation wants a browser to hold in the place of what it held. Tests do this by the debugger's hands too.

/** Uses nothing from outside itself. @param {Record<string, string>} stored the app's entries of local storage */
export async function holdInstead(stored) {
  for (const key of Object.keys(localStorage)) if (key.startsWith('nhs-login-')) localStorage.removeItem(key);
  sessionStorage.clear();
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  // The browser may have kept the banners of another situation.
  await fetch('/banners.json', { cache: 'reload' });
}
