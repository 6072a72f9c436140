import type { MouseEvent } from 'react';
import { fieldId } from './field-ids';

/** A link of the error summary. Moves the focus to the field without adding an anchor to the address. */
export function FieldLink({ name, children }: { name: string; children: string }) {
  const id = fieldId(name);
  const focus = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(id)?.focus();
  };
  return (
    <a href={`#${id}`} onClick={focus}>
      {children}
    </a>
  );
}
