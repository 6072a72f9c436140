import { createContext } from 'react';

/** Whether another page is on its way: the address is its own already, and this one is still shown. */
export const Pending = createContext(false);
