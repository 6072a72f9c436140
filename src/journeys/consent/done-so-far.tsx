import { TickedCard } from '@/content/ticked-card';
import { useStateOnArrival } from '@/state/hooks';

/** Lists the completed steps before the consent page. */
export function DoneSoFar() {
  const { accountCreated, hasP5Success, gpRecordChecked } = useStateOnArrival((state) => state.journey);
  const done = [
    accountCreated && 'You have created an account',
    hasP5Success && 'We have matched you to your NHS record',
    gpRecordChecked && 'We have checked your GP record',
  ];
  return <TickedCard done={done.filter((step) => step !== false)} />;
}
