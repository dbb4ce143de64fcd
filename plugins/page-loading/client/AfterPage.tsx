import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { startTransition, useContext, useEffect, useState, type ReactNode } from 'react';
import { __RouterContext as RouterContext } from 'react-router';
import { afterPaint } from '../../../lib/browser/afterPaint';
import { servedRouter } from './servedRouter';

interface Props {
  readonly children: ReactNode;
}

/**
 * Renders the layout around pages. It receives a page change after the new page has painted, and updates in a
 * transition. On a path without a page, it first renders like the server's 404 page, so that the HTML hydrates.
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
