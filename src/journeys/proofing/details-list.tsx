import '@/content/summary-list.scss';
import { format } from 'date-fns/format';
import { SummaryList } from 'nhsuk-react-components/dist/esm/components/content-presentation/summary-list/SummaryList.js';
import type { ReactNode } from 'react';
import { Verbatim } from '@/content/verbatim';
import { Link } from '@/page/link';
import { useQuery } from '@/page/page-view';
import { paths } from '@/paths';
import { useStateOnArrival } from '@/state/hooks';
import type { withCurrentMarks } from './after-no-match';
import { spacedNhsNumber } from './nhs-number';

interface Detail {
  name: string;
  value: ReactNode;
  change: string;
  onChange?: () => void;
}

const Row = ({ name, value, change, onChange }: Detail) => (
  <SummaryList.Row>
    <SummaryList.Key>{name}</SummaryList.Key>
    <SummaryList.Value>{value}</SummaryList.Value>
    <SummaryList.Action asElement={Link} to={change} onClick={onChange} visuallyHiddenText={name.toLowerCase().replace('nhs', 'NHS')}>
      Change
    </SummaryList.Action>
  </SummaryList.Row>
);

/**
 * The answers so far, with the number or the name, whichever the user gave (spec 2, section 2, "confirm-your-details"). `linkTo` makes the
 * address of a question, with the page to return to.
 */
export function DetailsList({ linkTo, onChange }: Pick<Detail, 'onChange'> & { linkTo: typeof withCurrentMarks }) {
  const query = useQuery();
  const { knowNhsNumber, nhsNumber, firstName, middleNames, lastName, dob, postcode } = useStateOnArrival((state) => state.proofing);
  const name = [firstName, middleNames, lastName].filter(Boolean).join(' ');
  return (
    <SummaryList>
      {knowNhsNumber ? (
        <Row
          name="NHS number"
          value={<Verbatim>{spacedNhsNumber(nhsNumber)}</Verbatim>}
          change={linkTo(paths.proofing.knowNhsNumber, query)}
          onChange={onChange}
        />
      ) : (
        <Row name="Name" value={<Verbatim>{name}</Verbatim>} change={linkTo(paths.proofing.enterName, query)} onChange={onChange} />
      )}
      <Row
        name="Date of birth"
        value={format(`${dob}T00:00:00`, 'd MMMM y')}
        change={linkTo(paths.proofing.enterDob, query)}
        onChange={onChange}
      />
      <Row
        name="Postcode"
        value={<Verbatim>{postcode}</Verbatim>}
        change={linkTo(paths.proofing.enterPostcode, query)}
        onChange={onChange}
      />
    </SummaryList>
  );
}
