/** A call to the mock backend, as `/mock` lists it. */
export interface LoggedCall {
  method: string;
  path: string;
  body: Record<string, unknown>;
  /** The email address of the account whose identity token the call carried; empty without one. */
  by: string;
  /** HTTP status; 0 when the network died, null while there is no answer. */
  status: number | null;
  error: string;
  at: number;
}
