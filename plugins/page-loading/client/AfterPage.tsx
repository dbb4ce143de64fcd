import { startTransition, useContext, useEffect, useState, type ReactNode } from 'react';
import { __RouterContext as RouterContext } from 'react-router';
import { afterPaint } from './afterPaint';

interface Props {
  readonly children: ReactNode;
}

/**
 * What stands around the pages: it hears of a change of page once the new one is painted, and follows without blocking
 * anything.
 */
export default function AfterPage({ children }: Props): ReactNode {
  const router = useContext(RouterContext);
  const [known, setKnown] = useState(router);
  useEffect(
    () =>
      known === router ? undefined : afterPaint(() => startTransition(() => setKnown(router))),
    [known, router],
  );
  return <RouterContext.Provider value={known}>{children}</RouterContext.Provider>;
}
