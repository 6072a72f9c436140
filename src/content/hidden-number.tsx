import { legible } from '@/api/values';

/** The digits after the mask of a phone number. Undefined if it ends in none. */
export const lastDigits = (masked: string | null): string | undefined => /\d{2,4}$/.exec(masked ?? '')?.[0];

/** A phone number as masked by the server. Renders the children if the server gave none. Screen readers would read out the mask's dots. */
export function HiddenNumber({ number, children }: { number: string | null; children: string }) {
  const drawn = legible(number ?? '');
  if (!drawn) return children;
  const digits = lastDigits(drawn);
  return (
    <strong>
      <bdi translate="no" aria-hidden={digits !== undefined}>
        {drawn.replace(/ /g, '\u00a0')}
      </bdi>
      {digits && <span className="nhsuk-u-visually-hidden">the number ending in {digits}</span>}
    </strong>
  );
}
