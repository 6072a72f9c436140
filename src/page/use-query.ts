import { useLocation } from 'react-router-dom';

/** The query of the address. The router's `useSearchParams`, which can also write it, would come with the first page. */
export const useQuery = () => new URLSearchParams(useLocation().search);
