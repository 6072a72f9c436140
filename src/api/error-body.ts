import { CID_CODE } from '@/cid-code';
import { isObject } from './read-body';

/** The members in which back ends and their gateways report errors. */
const member = /^(error_?)?message$|^errors?$/i;

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value.trim()].filter(Boolean);
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isObject(value) ? Object.entries(value).flatMap(([name, text]) => (member.test(name) ? textsIn(text) : [])) : [];
}

/** The texts of an error body: those of its members, of a nested error, or the body itself if it is text. */
export const errorTexts = (body: unknown): readonly string[] => (Array.isArray(body) ? [] : textsIn(body));

/** The CID code of an error body. Empty if it has none, or another text in that member. */
export function errorCode(body: unknown): string {
  if (!isObject(body)) return '';
  const { cid_error_code: code, error } = body;
  return typeof code === 'string' && CID_CODE.test(code.trim()) ? code.trim() : errorCode(error);
}
