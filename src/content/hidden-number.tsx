import { legible } from '@/api/legible';
import { Verbatim } from './verbatim';

/** A phone number as the server has masked it; the words between the tags if it has not given one. */
export function HiddenNumber({ number, children }: { number: string | null; children: string }) {
  const drawn = legible(number ?? '');
  if (!drawn) return children;
  return (
    <strong>
      <Verbatim>{drawn}</Verbatim>
    </strong>
  );
}
