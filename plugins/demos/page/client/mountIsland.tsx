import {
  startTransition,
  useEffect,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { SETTLE_TIME } from '../../shared/settleTime';
import type { VersionRuntime } from '../../shared/runtime';
import type { DefaultProps, MountedIsland, MountIsland } from '../../shared/types';
import { afterPaint } from '@site/lib/browser/afterPaint';
import { DemoErrorBoundary } from './DemoErrorBoundary';
import { useDemoSettings } from '../../shared/demoSettings';
import { identifierPrefix } from './identifierPrefix';
import { keepVariables } from './keepVariables';
import { addPlace, takePlace } from './takePlace';

/**
 * Starts a demo in its element, in a separate React tree: the page's tree never waits for it, and a crash stays inside.
 *
 * @param id the demo's id, which is the prefix of React's ids; the server used the same one
 */
export function mountIsland(
  id: string,
  Demo: ComponentType,
  runtime: VersionRuntime,
  {
    container,
    hasServerHtml,
    defaultProps,
    onHydrated,
    onReady,
    onError,
  }: Parameters<MountIsland>[0],
): MountedIsland {
  keepVariables(runtime.DemoRoot);
  const options = { identifierPrefix: identifierPrefix(id) };
  let generation = 0;
  let props = {};
  let left = false;
  const element = () => (
    <Island key={generation} runtime={runtime} onReady={show} onError={onError} onReset={reset}>
      {defaultProps ? withDefaults(<Demo />, id, runtime, defaultProps) : <Demo {...props} />}
    </Island>
  );
  const served = container.querySelector(':scope > [data-demo-served]');
  // React cannot hydrate text that the browser's translator has wrapped.
  const isTranslated = container.querySelector('font') !== null;
  const hydrates = hasServerHtml && runtime.hydration !== 'replace-light' && !isTranslated;
  const hydrate = () =>
    hydrateRoot(served ?? container, element(), {
      ...options,
      // React also reports an error when a page is left before its demo has hydrated.
      onRecoverableError: (error) => left || onError(error as Error),
    });
  const fresh = served && !hydrates ? addPlace(served) : container;
  const root = hydrates ? inSlices(hydrate) : createRoot(fresh, options);

  function show() {
    if (hydrates && !served) {
      onReady();
      return;
    }
    if (hydrates) {
      onHydrated?.();
    }
    setTimeout(finish, SETTLE_TIME[runtime.hydration]);
  }

  function finish() {
    container.style.visibility = '';
    if (served?.isConnected && !hydrates) {
      onReady(takePlace(served, fresh));
    } else {
      served?.removeAttribute('data-demo-served');
      onReady();
    }
  }

  function reset() {
    generation += 1;
    root.render(element());
  }
  if (!hydrates) {
    if (!served) {
      container.style.visibility = 'hidden';
    }
    inSlices(() => root.render(element()));
  }

  function setProps(next: object) {
    props = next;
    root.render(element());
  }

  function unmount() {
    left = true;
    // A leaving page stays briefly, hidden, so that the next page does not wait for its demos to unmount.
    const cancel = afterPaint(() => root.unmount());
    // React does not allow unmounting a root while another one commits, which is when demos unmount.
    queueMicrotask(() => {
      if (!container.isConnected) {
        cancel();
        root.unmount();
      }
    });
  }
  return { reset, setProps, unmount };
}

function withDefaults(
  demo: ReactElement,
  id: string,
  { DefaultPropsRoot }: VersionRuntime,
  defaultProps: DefaultProps,
): ReactElement {
  if (!DefaultPropsRoot) {
    throw new Error(
      `The demo "${id}" needs default props from the theme, for which the runtime of its version has no DefaultPropsRoot.`,
    );
  }
  return <DefaultPropsRoot defaultProps={defaultProps}>{demo}</DefaultPropsRoot>;
}

/** Lets React render in small steps, so that a large demo does not block the page. */
function inSlices<Result>(render: () => Result): Result {
  let result: Result;
  startTransition(() => {
    result = render();
  });
  return result!;
}

interface IslandProps {
  readonly runtime: VersionRuntime;
  readonly onReady: () => void;
  readonly onError: (error: Error) => void;
  readonly onReset: () => void;
  readonly children: ReactNode;
}

function Island({ runtime: { DemoRoot }, onReady, onError, onReset, children }: IslandProps) {
  const settings = useDemoSettings();
  useEffect(onReady, [onReady]);
  return (
    <DemoRoot settings={settings} sharesVariables>
      <DemoErrorBoundary onError={onError} onReset={onReset}>
        {children}
      </DemoErrorBoundary>
    </DemoRoot>
  );
}
