/**
 * A name, an address, a number or a code. Translators must not change it, and the direction of the surrounding text does not apply. It
 * breaks anywhere if it is too long for the line.
 */
export const Verbatim = ({ children }: { children: string }) => (
  <bdi translate="no" className="nhsuk-u-text-break-word">
    {children}
  </bdi>
);
