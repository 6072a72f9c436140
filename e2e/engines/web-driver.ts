type Method = 'GET' | 'POST' | 'DELETE';

/** The name of a reference to an element (W3C WebDriver, section 12). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** The element that a script has returned, if it was one. */
export const elementIn = (answer: unknown): string | undefined => (answer as Record<string, string> | null)?.[elementKey];

const deadlineMs = 20_000;

/** Sends a command of W3C WebDriver. Returns the value of the response. */
export async function command(address: string, method: Method, body?: object): Promise<unknown> {
  const response = await fetch(address, { method, body: body && JSON.stringify(body), signal: AbortSignal.timeout(deadlineMs) });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`${method} ${address}: ${JSON.stringify(value)}`);
  return value;
}
