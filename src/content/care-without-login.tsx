import { ClientLink } from './back-to-client';
import { useClientName } from './client-name';
import { MedicalHelp } from './medical-help';

/** Links onwards for a user whose login was refused: the client service, which fetches its own details, and care without a login. */
export function CareWithoutLogin() {
  useClientName();
  return (
    <>
      <ClientLink asked />
      <MedicalHelp />
    </>
  );
}
