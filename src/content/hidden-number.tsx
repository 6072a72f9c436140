import { legible } from '@/api/legible';
import { Verbatim } from './verbatim';

/** A phone number as masked by the server. Renders the children if the server gave none. */
export function HiddenNumber({ number, children }: { number: string | null; children: string }) {
  const drawn = legible(number ?? '');
  if (!drawn) return children;
  return (
    <strong>
      <Verbatim>{drawn}</Verbatim>
    </strong>
  );
}
