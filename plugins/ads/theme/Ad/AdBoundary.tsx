import { Component, type ReactNode } from 'react';
import { reportCrash } from '../../client/reportAd';

interface Props {
  readonly children: ReactNode;
}

/** An ad that cannot be rendered leaves its space empty; the page does not notice, and analytics hears of it. */
export class AdBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    reportCrash(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
