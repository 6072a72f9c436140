import { useReducer } from 'react';

/** Counts the codes that were sent again from this page. Returns the count and a function that increments it. */
export const useCodesSent = () => useReducer((count: number) => count + 1, 0);
