import { Component, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';

interface Props {
  readonly onError: (error: Error) => void;
  readonly onReset: () => void;
  readonly children: ReactNode;
}

/** Contains a crash within its demo and offers a restart. */
export class DemoErrorBoundary extends Component<Props, { error: Error | null }> {
  override state = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch(error: Error) {
    this.props.onError(error);
  }

  override render() {
    const { error } = this.state as { error: Error | null };
    if (!error) {
      return this.props.children;
    }
    return (
      <div role="alert">
        <p>
          {translate({
            id: 'demo.crashed',
            message: 'This demo stopped with an error:',
            description: 'Shown in place of a demo that threw while rendering',
          })}
        </p>
        <pre translate="no">{error.message}</pre>
        <button type="button" onClick={this.props.onReset}>
          {translate({
            id: 'demo.restart',
            message: 'Start again',
            description: 'Button that mounts a crashed demo again',
          })}
        </button>
      </div>
    );
  }
}
