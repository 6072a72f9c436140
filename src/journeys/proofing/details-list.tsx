import '@/styles/summary-list.scss';
import { format } from 'date-fns/format';
import { SummaryList } from 'nhsuk-react-components';
import { Link } from 'react-router-dom';
import { paths } from '@/paths';
import { useStateOnArrival } from '@/state/hooks';
import { spacedNhsNumber } from './nhs-number';

interface Detail {
  name: string;
  value: string;
  change: string;
}

const Row = ({ name, value, change }: Detail) => (
  <SummaryList.Row>
    <SummaryList.Key>{name}</SummaryList.Key>
    <SummaryList.Value className="nhsuk-u-text-break-word">{value}</SummaryList.Value>
    <SummaryList.Action asElement={Link} to={change} visuallyHiddenText={name.toLowerCase().replace('nhs', 'NHS')}>
      Change
    </SummaryList.Action>
  </SummaryList.Row>
);

/** What has been answered: the number or the name, whichever the person goes by (spec 2, section 2, "confirm-your-details"). */
export function DetailsList() {
  const { knowNhsNumber, nhsNumber, firstName, middleNames, lastName, dob, postcode } = useStateOnArrival((state) => state.proofing);
  const name = [firstName, middleNames, lastName].filter(Boolean).join(' ');
  return (
    <SummaryList>
      {knowNhsNumber ? (
        <Row name="NHS number" value={spacedNhsNumber(nhsNumber)} change={paths.proofing.knowNhsNumber} />
      ) : (
        <Row name="Name" value={name} change={paths.proofing.enterName} />
      )}
      <Row name="Date of birth" value={format(`${dob}T00:00:00`, 'd MMMM y')} change={paths.proofing.enterDob} />
      <Row name="Postcode" value={postcode} change={paths.proofing.enterPostcode} />
    </SummaryList>
  );
}
