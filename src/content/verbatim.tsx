/**
 * A name, an address, a number or a code: not for a translator to change, and apart from the direction of the sentence around it. Breaks
 * anywhere if it is too long for the line.
 */
export const Verbatim = ({ children }: { children: string }) => (
  <bdi translate="no" className="nhsuk-u-text-break-word">
    {children}
  </bdi>
);
