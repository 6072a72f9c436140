/** A name, an address, a number or a code. Translators must not change it, and the direction of the surrounding text does not apply. */
export const Verbatim = ({ children }: { children: string }) => <bdi translate="no">{children}</bdi>;
