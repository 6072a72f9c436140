import { Page } from '@/page/page';
import { type WayOn, WaysOn } from '@/forms/ways-on';
import { useStateOnArrival } from '@/state/hooks';
import { noMatchErrors } from './no-match.form';
import { checkAgain, tryName, tryNumber } from './steps/match-again';
import { proveAnotherWay } from './steps/prove-another-way';

const again: WayOn = { value: 'check', label: 'Check my details again', step: checkAgain };
const byNumber: WayOn = { value: 'nhsNumber', label: 'Try my NHS number instead', step: tryNumber };
const byName: WayOn = { value: 'name', label: 'Try my full name instead', step: tryName };
const another: WayOn = { value: 'another', label: 'Prove who I am another way', step: proveAnotherWay };

export default function NoMatch() {
  const known = useStateOnArrival((state) => state.proofing.knowNhsNumber);
  return (
    <Page title="We cannot find a match">
      <p>The details that you gave do not match an NHS record.</p>
      <WaysOn legend="What do you want to do next?" ways={[again, known ? byName : byNumber, another]} errors={noMatchErrors} />
    </Page>
  );
}
