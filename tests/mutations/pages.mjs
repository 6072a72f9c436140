import { fault } from './fault.mjs';

/** The layout of every page: focus, announcements, titles, links, history. */
export const pageFaults = [
  fault('a page can be used while a step is running', ['tests/pages/waits.test.tsx'], {
    'src/page/page.tsx': ['<div {...(loading && covered)}>', '<div>'],
  }),
  fault('a page with a running step has no aria-busy', ['tests/pages/waits.test.tsx', 'tests/pages/layout.test.tsx'], {
    'src/page/page.tsx': [' aria-busy={waiting}', ''],
  }),
  fault('a loading page is not announced', ['tests/pages/waits.test.tsx'], { 'src/app/status-region.tsx': ["?? 'Loading'", "?? ''"] }),
  fault('the loading message is no live region', ['tests/pages/waits.test.tsx'], {
    'src/app/status-region.tsx': [
      '<div role="status" className="nhsuk-width-container">\n          {shown',
      '<div className="nhsuk-width-container">\n          {shown',
    ],
  }),
  fault('a login counts as a circle of back ends after two refused codes', ['tests/calls/authcode.test.tsx'], {
    'src/outcome/use-step.ts': ["writeEntry('session', arrivalsKey, null);", ''],
  }),
  fault('the heading of a new page does not get the focus', ['tests/pages/layout.test.tsx'], {
    'src/page/focus.ts': ['if (document.activeElement === activeElement || !inUse()) focus()', 'undefined'],
  }),
  fault('the error summary does not get the focus', ['tests/journeys/sign-in/log-in-password.test.tsx'], {
    'src/page/error-summary.tsx': ['if (visible && takesFocus) summary.current?.focus();', ''],
  }),
  fault('the error summary is not announced', ['tests/pages/error-summary.test.tsx'], {
    'src/page/error-summary.tsx': ['      role="group"\n', ''],
  }),
  fault('the skip link targets no element', ['tests/pages/layout.test.tsx'], { 'src/app/header-and-footer.tsx': ['focusMain();', ''] }),
  fault('the title does not start with "Error"', ['tests/journeys/sign-in/enter-email.test.tsx'], {
    'src/page/page.tsx': ["${shown ? 'Error: ' : ''}", ''],
  }),
  fault('a crash of one page stays on the next', ['tests/faults/exceptions.test.tsx'], {
    'src/app/shell.tsx': ['<Crash key={navigation}>', '<Crash>'],
  }),
  fault('the back link of the password page targets another page', ['tests/pages/controls.test.tsx'], {
    'src/journeys/sign-in/log-in-password.tsx': ['back={paths.enterEmail}', 'back={paths.login}'],
  }),
  fault('a new tab can access the app through window.opener', ['tests/units/outcome/exit.test.ts'], {
    'src/outcome/exit.ts': ['as Window).opener = null;', 'as Window).focus();'],
  }),
  fault('a link to another site gives it window.opener', ['tests/pages/layout.test.tsx'], {
    'src/page/link.tsx': ['rel="noopener noreferrer"', 'rel="opener"'],
  }),
  fault('Back returns to a page that calls an API on arrival', ['tests/units/outcome/use-step.test.tsx'], {
    'src/outcome/use-step.ts': ['replace = replaces,', 'replace = false,'],
  }),
  fault('Back from the client service shows the page of the hand-over', ['tests/units/outcome/use-step.test.tsx'], {
    'src/outcome/use-step.ts': ['exit.leave(address, replaces || outcome.signOut !== undefined)', 'exit.leave(address, false)'],
  }),
  fault('the app redirects to an address of another scheme', ['tests/calls/outside-addresses.test.tsx'], {
    'src/outcome/use-step.ts': ['= safeAddress(outcome.url);', '= outcome.url;'],
  }),
  fault('a click on Back with a modifier key does not open another tab', ['tests/pages/links.test.tsx'], {
    'src/page/back-link.tsx': ['if (!isPlainClick(click)) return;', ''],
  }),
  fault('an older error summary that is removed hides the newer one', ['tests/units/page/error-summary.test.tsx'], {
    'src/page/error-summary.tsx': ['(current === id ? undefined : current)', '(id ? undefined : current)'],
  }),
];
