import { Link } from 'react-router-dom';
import { paths } from '@/paths';

export const YourRightToUse = () => (
  <>
    <p>
      We own NHS login, or have the right to use it. This includes its software, design and text, and the NHS name and logo. We let you use
      NHS login to log in to connected services, and for nothing else.
    </p>
    <p>Unless the law or we in writing allow it, you must not:</p>
    <ul>
      <li>copy NHS login, other than as part of normal use</li>
      <li>rent, lend or sell NHS login or your account</li>
      <li>change NHS login, or build it into something else</li>
      <li>take its software apart to find out how it works</li>
    </ul>
    <p>This right is for you alone. You cannot pass it on.</p>
  </>
);

export const ForbiddenUses = () => (
  <>
    <p>You must not use NHS login:</p>
    <ul>
      <li>to break the law, or to trick or harm anyone</li>
      <li>with someone else's details, unless they and the law allow you to act for them</li>
      <li>to send anything that insults, threatens or offends</li>
      <li>to send viruses or other harmful software</li>
      <li>to collect other people's information, or read what is sent to or from our systems</li>
      <li>to get into parts of our systems that are not meant for you</li>
      <li>in a way that damages, slows or overloads our systems, or gets in the way of other people</li>
      <li>to take part in a denial-of-service attack</li>
    </ul>
    <p>
      Attacks on computer systems are crimes under the Computer Misuse Act 1990. Our <Link to={paths.legalNotice}>legal notice</Link> says
      more.
    </p>
    <p>
      If you do any of these things, we may stop you from using NHS login. We may report you to the police and tell them who you are. You
      may still be able to reach a connected service in another way.
    </p>
  </>
);
