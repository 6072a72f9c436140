// Puts what a situation wants a browser to hold in the place of what it held.

const PREFIX = 'nhs-login-';

/** @param {Record<string, string>} stored the app's entries of local storage */
export function holdInstead(stored) {
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  sessionStorage.clear();
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
}
