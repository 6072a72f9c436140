const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };

/** A text as React writes it into an attribute. */
export const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** An address for a header, a policy or a string of a script: every other sign than those of an address is percent-encoded. */
export const encoded = (address: string, others = /[^\w.~:/?#=&+@%-]/gu) =>
  address.replace(others, (sign) => Buffer.from(sign).toString('hex').replace(/../g, '%$&'));
