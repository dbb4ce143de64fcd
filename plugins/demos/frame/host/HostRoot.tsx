import { DemoRoot, hydration } from '@demo-frame/runtime';
import { Component, useEffect, type ComponentType, type ErrorInfo, type ReactNode } from 'react';
import { useDemoSettings } from '../../shared/demoSettings';
import { SETTLE_TIME } from '../../shared/settleTime';
import { noteComponents } from './describeError';

interface HostRootProps {
  readonly Demo: ComponentType;
  readonly onShown: () => void;
  readonly onCrash: (error: unknown) => void;
}

/** Renders a demo in the theme of its version, and reports when it runs and when it crashes. */
export function HostRoot({ Demo, onShown, onCrash }: HostRootProps) {
  const settings = useDemoSettings();
  return (
    <DemoRoot settings={settings}>
      <CrashReporter onCrash={onCrash}>
        <Demo />
        <Shown onShown={onShown} />
      </CrashReporter>
    </DemoRoot>
  );
}

function Shown({ onShown }: Pick<HostRootProps, 'onShown'>) {
  useEffect(() => {
    const timer = setTimeout(onShown, SETTLE_TIME[hydration]);
    return () => clearTimeout(timer);
  }, [onShown]);
  return null;
}

class CrashReporter extends Component<
  { readonly onCrash: (error: unknown) => void; readonly children: ReactNode },
  { readonly crashed: boolean }
> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    noteComponents(error, componentStack ?? '');
    this.props.onCrash(error);
  }

  override render() {
    return this.state.crashed ? null : this.props.children;
  }
}
