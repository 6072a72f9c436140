import type { Answer } from '../backend/http/scenario';

/** An answer that refuses, with the text and perhaps the reference code of a row of the error catalogue. */
export const refused = (status: number, error: string, cid_error_code?: string): Answer => ({
  status,
  json: { error, ...(cid_error_code && { cid_error_code }) },
});

/** A successful answer. */
export const ok = (json: Record<string, unknown>): Answer => ({ status: 200, json });
