/** The reason to send the browser out of the app and back: the session is renewed, or the firewall checks for a person. */
export type DetourKind = 'renewal' | 'firewall';

/** A call and the reason for its detour, like `account-status:renewal`. Nothing personal. */
export type Detour = `${string}:${DetourKind}`;

/** The person has asked for more time: no call had failed. */
export const SESSION_RENEWAL: Detour = 'session:renewal';

/** Checks the shape, not a list of calls: a call missing from the list would be sent round for ever. */
const isDetour = (text: string): text is Detour => /^[a-z\d -]{1,40}:(renewal|firewall)$/.test(text);

/** Splits the query of a return address into the calls that its marker names (`detour=…`, written by outcome/detour.ts) and the rest. */
export const takeMarker = (search: string) => ({
  detours: (new URLSearchParams(search).get('detour') ?? '').split(',').filter(isDetour),
  rest: search.replace(/([?&])detour=[^&]*(&|$)/, (_marker, before: string, after: string) => after && before),
});
