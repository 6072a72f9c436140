import { HiddenNumber, lastDigits } from '@/content/hidden-number';
import { Verbatim } from '@/content/verbatim';
import { Link } from '@/page/link';
import { paths } from '@/paths';
import { useAppSelector } from '@/state/hooks';

interface SentToProps {
  masked: string | null;
  children: string;
}

/** The complete number, if it was registered just now. It may be mistyped. */
function useRegisteredNumber(masked: string | null): string | undefined {
  const registered = useAppSelector((state) => state.journey.registeredNumber);
  const digits = lastDigits(masked);
  return digits && registered.endsWith(digits) ? registered.replace(/^\+44/, '0') : undefined;
}

export function SentTo({ masked, children }: SentToProps) {
  const registered = useRegisteredNumber(masked);
  if (!registered) return <HiddenNumber number={masked}>{children}</HiddenNumber>;
  return <Verbatim strong>{registered}</Verbatim>;
}

export const ChangeRegistered = ({ masked }: { masked: string | null }) =>
  useRegisteredNumber(masked) && (
    <>
      {' '}
      <Link to={paths.register.enterMobile}>
        Change<span className="nhsuk-u-visually-hidden"> phone number</span>
      </Link>
    </>
  );
