import { createContext, type RefObject } from 'react';

interface PageErrors {
  /** Above the heading, where the NHS service manual wants an error summary. */
  slot: RefObject<HTMLElement | null>;
  /** The one summary that is shown: the newest, or none once that is gone. It also marks the document's title. */
  shown: string | undefined;
  show: (summary: string) => void;
  hide: (summary: string) => void;
}

/** Where on the page around it an error is shown. */
export const PageErrors = createContext<PageErrors>({
  slot: { current: null },
  shown: undefined,
  show: () => undefined,
  hide: () => undefined,
});
