import { Component } from 'react';
import { HelpCode, type HelpCodeProps } from './help-code';

/** An error boundary for the help code. If the code throws, the page stays without it. */
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
