import '@/content/summary-list.scss';
import { format } from 'date-fns/format';
import { SummaryList } from 'nhsuk-react-components/dist/esm/components/content-presentation/summary-list/SummaryList.js';
import type { ReactNode } from 'react';
import { Verbatim } from '@/content/verbatim';
import { Link } from '@/page/link';
import { useQuery } from '@/page/page-view';
import { type Path, paths } from '@/paths';
import { useStateOnArrival } from '@/state/hooks';
import type { withCurrentMarks } from './after-no-match';
import { spacedNhsNumber } from './nhs-number';

interface DetailsListProps {
  /** Makes the address of a question, with the page to return to. */
  linkTo: typeof withCurrentMarks;
  onChange?: () => void;
}

/** The answers so far, with the number or the name, whichever the user gave (spec 2, section 2, "confirm-your-details"). */
export function DetailsList({ linkTo, onChange }: DetailsListProps) {
  const query = useQuery();
  const { knowNhsNumber, nhsNumber, firstName, middleNames, lastName, dob, postcode } = useStateOnArrival((state) => state.proofing);
  const fullName = [firstName, middleNames, lastName].filter(Boolean).join(' ');
  const row = (name: string, value: ReactNode, question: Path) => (
    <SummaryList.Row>
      <SummaryList.Key>{name}</SummaryList.Key>
      <SummaryList.Value>{value}</SummaryList.Value>
      <SummaryList.Action
        asElement={Link}
        to={linkTo(question, query)}
        onClick={onChange}
        visuallyHiddenText={name.toLowerCase().replace('nhs', 'NHS')}
      >
        Change
      </SummaryList.Action>
    </SummaryList.Row>
  );
  return (
    <SummaryList>
      {knowNhsNumber
        ? row('NHS number', <Verbatim>{spacedNhsNumber(nhsNumber)}</Verbatim>, paths.proofing.knowNhsNumber)
        : row('Name', <Verbatim>{fullName}</Verbatim>, paths.proofing.enterName)}
      {row('Date of birth', format(`${dob}T00:00:00`, 'd MMMM y'), paths.proofing.enterDob)}
      {row('Postcode', <Verbatim>{postcode}</Verbatim>, paths.proofing.enterPostcode)}
    </SummaryList>
  );
}
