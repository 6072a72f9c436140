import { useLocation } from 'react-router-dom';

/** The query of the address. The router's `useSearchParams` can also write it, which would add code to the first page. */
export const useQuery = () => new URLSearchParams(useLocation().search);
