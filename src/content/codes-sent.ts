import { useReducer } from 'react';

/** Counts the codes that were sent again from this page: how many, and the function that tells of one more. */
export const useCodesSent = () => useReducer((count: number) => count + 1, 0);
