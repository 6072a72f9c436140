/** Why the browser is sent out of the app and back: the session is renewed, or the firewall wants to see a person. */
export type DetourKind = 'renewal' | 'firewall';

/** One call and why it was sent round, as `account-status:renewal`. Nothing personal. */
export type Detour = `${string}:${DetourKind}`;

/** By its shape and not by a list of calls: a call that was missing there would be sent round for ever. */
const isDetour = (text: string): text is Detour => /^[a-z\d -]{1,40}:(renewal|firewall)$/.test(text);

/**
 * The calls that the marker of a return address names (`detour=…`, written by outcome/detour.ts), none where it names anything else,
 * and the query without the marker.
 */
export const takeMarker = (search: string) => ({
  detours: (new URLSearchParams(search).get('detour') ?? '').split(',').filter(isDetour),
  rest: search.replace(/([?&])detour=[^&]*(&|$)/, (_marker, before: string, after: string) => after && before),
});
