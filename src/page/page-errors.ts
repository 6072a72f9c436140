import { createContext, type RefObject } from 'react';

interface PageErrors {
  /** The element above the heading where the NHS service manual wants an error summary. */
  slot: RefObject<HTMLElement | null>;
  /** The visible summary: the newest, or none after that has unmounted. The document's title mentions it. */
  shown: string | undefined;
  show: (summary: string) => void;
  hide: (summary: string) => void;
}

export const PageErrors = createContext<PageErrors>({
  slot: { current: null },
  shown: undefined,
  show: () => undefined,
  hide: () => undefined,
});
