// Replaces the storage of the browser by that of a situation. Browser tests also run this function through the debugger.

/** Uses nothing outside of itself, because tests send it as text. @param {Pick<import('../situation/situation').Situation, 'stored' | 'inTab'>} situation */
export async function replaceStorage({ stored, inTab }) {
  for (const key of Object.keys(localStorage)) if (key.startsWith('nhs-login-')) localStorage.removeItem(key);
  sessionStorage.clear();
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  for (const [key, value] of Object.entries(inTab)) sessionStorage.setItem(key, value);
  // The browser may have cached the banners of another situation.
  await fetch('/banners.json', { cache: 'reload' });
}
