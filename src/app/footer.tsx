import { Footer as NhsFooter } from 'nhsuk-react-components';
import { Link } from 'react-router-dom';
import { config } from '@/config';
import { paths } from '@/paths';

/** The footer of every page (spec 1, section 2, "Shell"). */
export const Footer = () => (
  <NhsFooter>
    <NhsFooter.Meta>
      <NhsFooter.ListItem asElement={Link} to={paths.termsAndConditions}>
        Terms and conditions
      </NhsFooter.ListItem>
      <NhsFooter.ListItem asElement={Link} to={paths.cookies}>
        Cookies
      </NhsFooter.ListItem>
      <NhsFooter.ListItem asElement={Link} to={paths.accessibility}>
        Accessibility statement
      </NhsFooter.ListItem>
      <NhsFooter.ListItem href={config.helpCentreUrl} target="_blank" rel="noopener noreferrer">
        Help centre (opens in a new tab)
      </NhsFooter.ListItem>
      <NhsFooter.Copyright>© NHS England</NhsFooter.Copyright>
    </NhsFooter.Meta>
  </NhsFooter>
);
