import { TickedCard } from '@/content/ticked-card';
import { useStateOnArrival } from '@/state/hooks';

/** Ticks off the steps that led to the consent page. */
export function DoneSoFar() {
  const { accountCreated, hasP5Success, gpRecordChecked } = useStateOnArrival((state) => state.journey);
  return (
    <>
      {accountCreated && <TickedCard>You have created an account</TickedCard>}
      {hasP5Success && <TickedCard>We have matched you to your NHS record</TickedCard>}
      {gpRecordChecked && <TickedCard>We have checked your GP record</TickedCard>}
    </>
  );
}
