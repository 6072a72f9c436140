import { createContext } from 'react';

/** Whether a navigation is pending: the address is the next page's, whose chunk has not loaded yet. */
export const Pending = createContext(false);
