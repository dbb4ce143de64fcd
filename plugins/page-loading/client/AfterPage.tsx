import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { startTransition, useContext, useEffect, useState, type ReactNode } from 'react';
import { __RouterContext as RouterContext } from 'react-router';
import { afterPaint } from '../../../lib/browser/afterPaint';
import { servedRouter } from './servedRouter';

interface Props {
  readonly children: ReactNode;
}

/**
 * What is around the pages: it hears of a change of page once the new one is painted, and follows without blocking
 * anything. Where there is no page, it begins as on the one page that the server has for that.
 */
export default function AfterPage({ children }: Props): ReactNode {
  const router = useContext(RouterContext);
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const [known, setKnown] = useState(() => servedRouter(router, baseUrl));
  useEffect(
    () =>
      known === router ? undefined : afterPaint(() => startTransition(() => setKnown(router))),
    [known, router],
  );
  return <RouterContext.Provider value={known}>{children}</RouterContext.Provider>;
}
