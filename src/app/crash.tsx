import { Component, type ReactNode } from 'react';
import { SERVICE_NAME } from '@/limits-and-durations';
import { performEarlyEvents } from '@/delivery/early-view';
import { exit } from '@/outcome/exit';
import { LaterHelpCode } from '@/page/later-parts';

/**
 * Error boundary: after an exception while rendering it shows a page with a link onwards. Uses plain markup, because a component of the app
 * may be the one that throws. The help code is the exception. It loads later, and the page stays as it is if the code fails.
 */
export class Crash extends Component<{ children: ReactNode }, { crashed: boolean }> {
  // A constructor, because a class field would compile to helper code on the first page.
  constructor(props: { children: ReactNode }) {
    super(props);
    this.state = { crashed: false };
  }

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch() {
    // Otherwise clicks on 'Try again' would stay queued: no page mounts to perform them.
    performEarlyEvents();
    document.title = `Something went wrong - ${SERVICE_NAME}`;
    document.getElementById('heading')?.focus();
  }

  override render() {
    if (!this.state.crashed) return this.props.children;
    return (
      <div className="nhsuk-width-container">
        <main className="nhsuk-main-wrapper" id="maincontent">
          <div className="nhsuk-grid-row">
            <div className="nhsuk-grid-column-two-thirds">
              <h1 className="nhsuk-heading-l" id="heading" tabIndex={-1}>
                Something went wrong
              </h1>
              <p>Sorry, there is a problem with this page. Try again.</p>
              <button type="button" className="nhsuk-button" onClick={() => void exit.reload()}>
                Try again
              </button>
              <p>If it happens again, go to the website or app you are trying to use and log in from there.</p>
              <div className="app-reserved-code">
                <LaterHelpCode cause="exception" />
              </div>
            </div>
          </div>
        </main>
      </div>
    );
  }
}

/**
 * Prevents crashes when other code changes React's elements (react issue 11538). Translators replace text nodes, and password managers wrap
 * or remove elements. `removeChild` and `insertBefore` would then throw, and the crash page would replace the app. Here a node is removed
 * from its current parent. A node to insert goes before the wrapper of its sibling, or else last.
 */
export function tolerateMovedNodes() {
  const own = Node.prototype;
  const { removeChild, insertBefore } = own;
  own.removeChild = function (child) {
    if (child.parentNode === this) return removeChild.call(this, child) as typeof child;
    child.parentNode?.removeChild(child);
    return child;
  };
  own.insertBefore = function (node, before) {
    let place: Node | null = before;
    while (place && place.parentNode !== this) place = place.parentNode;
    return insertBefore.call(this, node, place) as typeof node;
  };
}
