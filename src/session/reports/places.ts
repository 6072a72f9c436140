/**
 * A line of a stack. Chromium has `at f (https://host/folder/name:1:2)`, Firefox and Safari have `f@https://host/folder/name:1:2`. No colon
 * is before the address, because the address of another host may contain one of ours.
 */
const frame = /^(?:\s*at (?:[^:]*[( ])?|[^@:]*@)?(?:\[native code\]|([^()\s@]+\/[\w.-]+)(:\d{1,7}:\d{1,7}))\)?$/;

const MOST_PLACES = 5;

/** More than five lines have. */
const MOST_CHARACTERS = 20_000;

/** The lines of a stack. Only Chromium's begins with name and message. Empty if the message may be another one, because it may look like lines. */
function linesOf({ stack, message }: Record<string, unknown>): string[] {
  if (typeof stack !== 'string') return [];
  const text = String(message);
  const withoutName = stack.replace(/^[\w$]*(?:: )?/, '');
  const ofChromium = withoutName.startsWith(`${text}\n    at `);
  const lines = ofChromium ? withoutName.slice(text.length) : frame.test(stack.replace(/\n.*/s, '')) ? stack : '';
  return lines.slice(0, MOST_CHARACTERS).split('\n');
}

/** The positions of an exception in scripts that this document has loaded from its build, as `chunk:line:column`. Nothing of its message. */
function ownPlaces(exception: Record<string, unknown>): string {
  const assets = `${window.location.origin}/assets/`;
  const places = linesOf(exception).flatMap((line) => {
    const [, address, position] = frame.exec(line) ?? [];
    if (!address?.startsWith(assets) || performance.getEntriesByName(address).length === 0) return [];
    return [address.slice(assets.length) + String(position)];
  });
  return places.slice(0, MOST_PLACES).join(' ');
}

/** The first five places of an exception, with spaces between them. Those of its cause if it has one, as React's own exceptions have. */
export function placesOf(exception: unknown): string {
  try {
    const thrown = Object(exception) as Record<string, unknown>;
    return ownPlaces(Object(thrown.cause) as Record<string, unknown>) || ownPlaces(thrown);
  } catch {
    // Its members may throw.
    return '';
  }
}
