import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '@/state/hooks';

/** The client service's display name, which the page fetches. Undefined until it has loaded, or if there is none. Never delays a page. */
export function useClientName(fetches = true): string | undefined {
  const dispatch = useAppDispatch();
  const name = useAppSelector((state) => state.client.client?.client_display_name) || undefined;
  useEffect(() => {
    const ask = async () => {
      const { fetchClient } = await import('./fetch-client');
      await dispatch(fetchClient());
    };
    if (fetches && !name) void ask().catch(() => undefined);
  }, [dispatch, fetches, name]);
  return name;
}
