import { Component } from 'react';
import { HelpCode } from './help-code';

/** The help code on a page that must stay when the code breaks too: an exception in it leaves that page without a help code. */
export default class HelpCodeOrNothing extends Component<unknown, { broken: boolean }> {
  constructor(props: unknown) {
    super(props);
    this.state = { broken: false };
  }

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? null : <HelpCode />;
  }
}
