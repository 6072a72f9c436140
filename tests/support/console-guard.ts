type LoggedArguments = unknown[];

/** Redux Toolkit logs this on a busy machine. */
const harmless = /InvariantMiddleware took \d+ms/;

/** Warnings about a back end's answer. `tests/calls/back-end-differences.test.tsx` expects none from the mock backend. */
const aboutBackEnd = /^((GET|POST) \/|The (cookie|identity token) )/;

const expected: RegExp[] = [];
let complaints: LoggedArguments[] = [];

/** The app's console message after a failed call to the auth API. */
export const authApiFailed = /^A call to the auth API has failed$/;

/** Declares a console message that this test provokes. */
export const expectConsoleMessage = (text: RegExp) => void expected.push(text);

const textOf = (complaint: LoggedArguments) =>
  complaint.map((part) => (part instanceof Error ? (part.stack ?? part.message) : String(part))).join(' ');

/** Fails a test on a console error or warning that it does not expect. */
export function guardConsole() {
  return {
    watch() {
      complaints = [];
      expected.splice(0, expected.length, harmless);
      for (const method of ['error', 'warn'] as const) {
        vi.spyOn(console, method).mockImplementation((...complaint: LoggedArguments) => {
          if (method === 'error' || !aboutBackEnd.test(textOf(complaint))) complaints.push(complaint);
        });
      }
    },
    check() {
      const unexpected = complaints.map(textOf).filter((complaint) => !expected.some((text) => text.test(complaint)));
      complaints = [];
      if (unexpected.length > 0) throw new Error(`The console complained:\n${unexpected.join('\n')}`);
    },
  };
}
