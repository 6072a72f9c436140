import { sealedStorage } from '@/state/storage/sealed-storage';
import { KEY_PREFIX } from '@/state/storage/stored';

const KEY = `${KEY_PREFIX}typed`;

interface Typed {
  path: string;
  /** By the id of the field: its text, or whether it is chosen. */
  fields: Record<string, string | boolean>;
}

const canBeChosen = (field: HTMLInputElement) => field.type === 'radio' || field.type === 'checkbox';

/** The fields of the page, but for passwords and codes, which are kept nowhere. */
const fieldsHere = () =>
  [...document.querySelectorAll<HTMLInputElement>('main input[id]')].filter(
    ({ type, autocomplete }) => type !== 'password' && type !== 'hidden' && !/password|one-time-code/.test(autocomplete),
  );

/** Seals what stands in the fields of this page, for its next document. */
export async function keepTyped() {
  const fields = Object.fromEntries(fieldsHere().map((field) => [field.id, canBeChosen(field) ? field.checked : field.value]));
  await sealedStorage().setItem(KEY, JSON.stringify({ path: window.location.pathname, fields } satisfies Typed));
}

/** Puts it back into the fields, once. Nothing that was typed meanwhile is overwritten. */
export async function giveTypedBack() {
  const storage = sealedStorage();
  const kept = await storage.getItem(KEY);
  await storage.removeItem(KEY);
  if (kept === null) return;
  const { path, fields } = JSON.parse(kept) as Typed;
  if (path !== window.location.pathname) return;
  for (const field of fieldsHere()) {
    const value = fields[field.id];
    if (canBeChosen(field) && value !== undefined && field.checked !== value) field.click();
    else if (typeof value === 'string' && !field.value) {
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
}
