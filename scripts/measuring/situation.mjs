/** @typedef {import('./device.mjs').Cookies} Cookies */

/** @typedef {{ screen: string, persona?: string }} Entry a screen of the registry, for another persona than its own if one is named */

/** The choice about cookies, which a new device does not have. Same name as in src/session/read-cookie.ts. */
const choice = 'cookiePreference';

/**
 * The address of a screen, and the cookies of a user there with a new device: a session where one is needed, and nothing
 * else. The mock backend's state is that of the screen.
 * @param {import('@playwright/test').Browser} chrome
 * @param {string} origin
 * @param {Entry} entry
 */
export async function enter(chrome, origin, { screen, persona = '' }) {
  const context = await chrome.newContext();
  const answer = await context.request.get(`${origin}/mock/situation.json?${new URLSearchParams({ scenario: screen, persona })}`);
  if (!answer.ok()) throw new Error(`The mock backend has no screen ${screen}`);
  const { address } = await answer.json();
  const cookies = (await context.cookies()).filter(({ name }) => name !== choice);
  await context.close();
  return { address, cookies };
}

/** Addresses of the app that are never visited: one that redirects, and the fallback for unknown ones. */
const withoutOwnPage = new Set(['/', '*']);

/** Every address of the public build in the registry of screens, with its default screen. @param {string} origin */
export async function usualScreens(origin) {
  const answer = await fetch(`${origin}/mock/screens.json`);
  if (!answer.ok) throw new Error('The mock backend serves no list of its screens');
  /** @type {{ id: string, address: string }[]} */
  const screens = await answer.json();
  return screens
    .filter(({ id, address }) => id.endsWith('.usual') && !withoutOwnPage.has(address))
    .map(({ id, address }) => ({ address, screen: id }));
}

/**
 * The newest code or link sent in the world of these cookies.
 * @param {string} origin
 * @param {Cookies} cookies
 * @param {'code' | 'link'} part
 */
export async function newestMessage(origin, cookies, part) {
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const answer = await fetch(`${origin}/mock/inbox.json`, { headers: { cookie } });
  /** @type {{ code?: string, link?: string }[]} */
  const inbox = await answer.json();
  return inbox.find((message) => message[part])?.[part] ?? '';
}
