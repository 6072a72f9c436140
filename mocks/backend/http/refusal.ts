/** The error body that all five APIs share. Either `error` or `message` carries the text. */
export interface ErrorBody {
  error?: string;
  message?: string;
  cid_error_code?: string;
  [extra: string]: unknown;
}

/** Thrown by the code behind a call, to answer with an HTTP status and an error body. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
  ) {
    super(body.error ?? body.message);
  }
}
