import { useEffect } from 'react';
import { fetchBanners } from '@/api/banners';
import { bannersReceived } from '@/state/events';
import { useAppDispatch } from '@/state/hooks';

/** Fetches the operators' status messages once per document. If that fails, pages show none. */
export function useBanners() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const load = async () => void dispatch(bannersReceived(await fetchBanners()));
    void load().catch(() => undefined);
  }, [dispatch]);
}
