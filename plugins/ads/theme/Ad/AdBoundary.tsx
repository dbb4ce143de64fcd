import { Component, type ReactNode } from 'react';
import { reportCrash } from '../../client/reportAd';

interface Props {
  readonly children: ReactNode;
}

/**
 * Renders nothing for an ad that throws, so that the rest of the page still works, and reports the error to analytics.
 */
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
