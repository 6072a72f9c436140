import { createContext } from 'react';

interface PageErrors {
  /** Above the heading, where the NHS service manual wants an error summary; null until the page is mounted. */
  slot: HTMLElement | null;
  /** Whether an error is shown. */
  raised: boolean;
  /** Marks the document's title while an error is shown. */
  raise: (raised: boolean) => void;
}

/** Where on the page around it an error is shown. */
export const PageErrors = createContext<PageErrors>({ slot: null, raised: false, raise: () => undefined });
