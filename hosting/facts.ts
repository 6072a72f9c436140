/** The facts that the inline script of a document reads synchronously from cookies, storage, history and address:
 * - `session`: the cookie of a session, whose sign-in the browser has not handed over; `noSession`: no such cookie
 * - `token`: the same with an identity token of that session which has not expired; `noToken`: none
 * - `fresh`: this app has stored nothing in this browser
 * - `calm`: the user has not arrived with a message or from a redirect round trip
 * - `mayRegister`: the client service does not forbid it
 * - `plain`: the address has no query
 * - `link`: the query is that of an emailed link which has not expired
 * - `first`: Back leaves the app
 * - `unasked`: nothing was chosen about optional cookies
 * - `proofAsked`, `noProofAsked`: the client service asks for the highest level only, or for others too
 * - `healthApp`, `otherDevice`: the web view of the health app, or any other browser
 */
export const factNames = [
  'session',
  'noSession',
  'token',
  'noToken',
  'fresh',
  'calm',
  'mayRegister',
  'plain',
  'link',
  'first',
  'unasked',
  'proofAsked',
  'noProofAsked',
  'healthApp',
  'otherDevice',
] as const;

export type Fact = (typeof factNames)[number];
