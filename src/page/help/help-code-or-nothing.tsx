import { Component } from 'react';
import { HelpCode, type HelpCodeProps } from './help-code';

/** The help code on a page that must stay when the code breaks too: an exception in it leaves that page without a help code. */
export default class HelpCodeOrNothing extends Component<HelpCodeProps, { broken: boolean }> {
  constructor(props: HelpCodeProps) {
    super(props);
    this.state = { broken: false };
  }

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? null : <HelpCode {...this.props} />;
  }
}
