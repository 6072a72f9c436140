import type { MouseEvent } from 'react';
import { focusMain } from '@/page/set-focus';

/** Moves the focus to the main content. An anchor in the address would be a navigation, which mounts the page again. */
export function SkipLink() {
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    focusMain();
  };
  return (
    <a className="nhsuk-skip-link" href="#maincontent" onClick={skip}>
      Skip to main content
    </a>
  );
}
