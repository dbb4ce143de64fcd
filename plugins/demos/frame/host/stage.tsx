import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { DemoRoot, hydration } from '@demo-frame/runtime';
import { Component, useEffect, type ComponentType, type ErrorInfo, type ReactNode } from 'react';
import { startTask } from './loops/currentTask';
import { useDemoSettings } from '../../shared/demoSettings';
import { SETTLE_TIME } from '../../shared/settleTime';
import { noteComponents } from './describeError';

interface HostRootProps {
  readonly Demo: ComponentType;
  readonly onShown: () => void;
  readonly onCrash: (error: unknown) => void;
}

/** Renders a demo in the theme of its version, and reports when it runs and when it crashes. */
function HostRoot({ Demo, onShown, onCrash }: HostRootProps) {
  const settings = useDemoSettings();
  return (
    <DemoRoot settings={settings} isHydrated={false}>
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

/** Shows one demo at a time in the host. */
export interface Stage {
  /** Resolves when the demo runs; rejects with the error that it throws, and restores the last demo that ran. */
  readonly show: (Demo: ComponentType) => Promise<void>;
  /** Mounts the last demo that ran again. */
  readonly reset: () => Promise<void>;
  /**
   * Mounts the demo again after a crash. A demo that crashes again without user interaction is replaced by the one
   * before it, or by nothing if there is none.
   */
  readonly bringBack: () => Promise<void>;
}

/** User actions that may make a demo fail. */
const DEEDS = ['pointerdown', 'keydown', 'click'] as const;

/** Demos that are whole pages have their own main landmark, which must not be inside another one. */
function updateLandmark(element: HTMLElement): void {
  if (element.querySelector('main, [role="main"]')) {
    element.removeAttribute('role');
  } else {
    element.setAttribute('role', 'main');
  }
}

/** @param onCrash called when a running demo crashes */
export function createStage(element: HTMLElement, onCrash: (error: unknown) => void): Stage {
  let root: Root = createRoot(element);
  let generation = 0;
  let standing: ComponentType | null = null;
  /** The previously shown component, which never crashed without user interaction. */
  let before: ComponentType | null = null;
  let hasFallen = false;
  let isTouched = false;
  for (const deed of DEEDS) {
    window.addEventListener(deed, () => (isTouched = true), { capture: true });
  }

  function render(Demo: ComponentType): Promise<void> {
    generation += 1;
    isTouched = false;
    return new Promise((resolve, reject) => {
      let isMounted = false;
      // Render synchronously: otherwise, effects of the previous demo would outlive its elements, and grids measure
      // themselves in between.
      flushSync(() =>
        root.render(
          <HostRoot
            key={generation}
            Demo={Demo}
            onShown={() => {
              isMounted = true;
              updateLandmark(element);
              resolve();
            }}
            onCrash={(error) => (isMounted ? onCrash(error) : reject(error as Error))}
          />,
        ),
      );
    });
  }

  async function show(Demo: ComponentType): Promise<void> {
    try {
      await render(Demo);
    } catch (error) {
      if (standing) {
        await render(standing).catch(() => undefined);
      }
      throw error;
    }
    if (!hasFallen) {
      before = standing;
    }
    standing = Demo;
    hasFallen = false;
  }

  async function bringBack(): Promise<void> {
    if (!isTouched && hasFallen) {
      if (!before) {
        return;
      }
      [standing, before] = [before, null];
    }
    hasFallen ||= !isTouched;
    // The crash is reported while React renders, when a synchronous render is not possible.
    await Promise.resolve();
    // A loop that caused the crash may end this time.
    startTask();
    if (standing) {
      await render(standing).catch(() => undefined);
    }
  }

  return {
    show,
    bringBack,
    reset: async () => {
      if (standing) {
        // A root that crashed with its demo cannot be reused.
        root.unmount();
        root = createRoot(element);
        await render(standing);
      }
    },
  };
}
