import { type Detour, memory, write } from './detours';

// Apart from the memory itself, which the first page reads: calls come later.

/** Remembers a detour from which the browser comes back to a path of the app. False where storage is blocked or full. */
export const rememberDetour = (detour: Detour, backTo: string) => write([...memory().taken, detour], backTo);

/** Forgets the detours of a call that has succeeded. */
export function forgetDetours(call: string) {
  const { taken, backTo } = memory();
  write(
    taken.filter((detour) => !detour.startsWith(`${call}:`)),
    backTo,
  );
}
