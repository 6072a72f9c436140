import { CID_CODE } from '@/cid-code';
import { isObject } from './read-body';

/** The members in which back ends and their gateways say what is wrong. */
const member = /^(error_?)?message$|^errors?$/i;

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value.trim()].filter(Boolean);
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isObject(value) ? Object.entries(value).flatMap(([name, said]) => (member.test(name) ? textsIn(said) : [])) : [];
}

/** The texts of an error body: of its members, of an error inside it, or the body itself if it is a text. */
export const errorTexts = (body: unknown): readonly string[] => (Array.isArray(body) ? [] : textsIn(body));

/** The CID code of an error body; empty if there is none, or another text in its place. */
export function errorCode(body: unknown): string {
  if (!isObject(body)) return '';
  const { cid_error_code: code, error } = body;
  return typeof code === 'string' && CID_CODE.test(code.trim()) ? code.trim() : errorCode(error);
}
