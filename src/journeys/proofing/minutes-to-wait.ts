import { useState } from 'react';
import { LOCKOUT_MINUTES } from '@/constants';
import { serverNow } from '@/session/clock';
import { useAppSelector } from '@/state/hooks';

/** Spec 2, section 2: the rounded minutes until the lock ends, never 0; without a lock's end, its full length. As they were on arrival. */
export function useMinutesToWait(): string {
  const lockOutTime = useAppSelector((state) => state.proofing.lockOutTime);
  const [now] = useState(() => serverNow() / 1000);
  const minutes = lockOutTime === null ? LOCKOUT_MINUTES : Math.max(1, Math.round((lockOutTime - now) / 60));
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
