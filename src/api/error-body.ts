import { CID_CODE } from '@/cid-code';
import { isObject } from './read-body';

/** The members in which back ends and their gateways report errors. */
const member = /^(error_?)?message$|^errors?$/i;

/** No back end nests an error deeper. Reading a body without a limit could exceed the call stack. */
const MOST_LEVELS = 8;

function textsIn(value: unknown, levels = MOST_LEVELS): string[] {
  if (typeof value === 'string') return [value.trim()].filter(Boolean);
  if (levels === 0) return [];
  if (Array.isArray(value)) return value.flatMap((text) => textsIn(text, levels - 1));
  return isObject(value) ? Object.entries(value).flatMap(([name, text]) => (member.test(name) ? textsIn(text, levels - 1) : [])) : [];
}

/** The texts of an error body: those of its members, of a nested error, or the body itself if it is text. */
export const errorTexts = (body: unknown): readonly string[] => (Array.isArray(body) ? [] : textsIn(body));

/** The CID code of an error body. Empty if it has none, or another text in that member. */
export function errorCode(body: unknown, levels = MOST_LEVELS): string {
  if (!isObject(body) || levels === 0) return '';
  const { cid_error_code: code, error } = body;
  return typeof code === 'string' && CID_CODE.test(code.trim()) ? code.trim() : errorCode(error, levels - 1);
}
