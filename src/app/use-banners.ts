import { useEffect } from 'react';
import { fetchBanners } from '@/api/banners';
import { bannersReceived } from '@/state/events';
import { useAppDispatch } from '@/state/hooks';

/** Fetches the messages of operators, once per document; without them the pages go without. */
export function useBanners() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const bring = async () => void dispatch(bannersReceived(await fetchBanners()));
    void bring().catch(() => undefined);
  }, [dispatch]);
}
