import type { MouseEvent } from 'react';
import { focusMain } from '@/page/set-focus';

/** Takes the focus to the main content. Not through the address: that would be a navigation, and reload the page. */
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
