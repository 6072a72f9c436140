/** A call to the mock backend, as `/mock` lists it. */
export interface LoggedCall {
  method: string;
  path: string;
  body: Record<string, unknown>;
  /** The email address of the account of the call's identity token. Empty without one. */
  by: string;
  /** HTTP status; 0 after a network failure, null while there is no answer. */
  status: number | null;
  error: string;
  at: number;
}
