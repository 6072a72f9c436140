/** A name, an address, a number or a code. Translators must not change it, and the direction of the surrounding text does not apply. */
export function Verbatim({ children, strong }: { children: string; strong?: boolean }) {
  const text = <bdi translate="no">{children}</bdi>;
  return strong ? <strong>{text}</strong> : text;
}
