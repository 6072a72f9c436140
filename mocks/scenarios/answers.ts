import type { Answer } from '../backend/http/scenario';

/** A refusal, with the text and optional reference code of a row in the error catalogue. */
export const refused = (status: number, error: string, cid_error_code?: string): Answer => ({
  status,
  json: { error, ...(cid_error_code && { cid_error_code }) },
});

/** A successful answer. */
export const ok = (json: Record<string, unknown>): Answer => ({ status: 200, json });
