import routes from '@generated/routes';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { startTransition, useContext, useEffect, useState, type ReactNode } from 'react';
import { __RouterContext as RouterContext, type RouteComponentProps } from 'react-router';
import { matchRoutes } from 'react-router-config';
import { afterPaint } from '../../../lib/browser/afterPaint';

/** Docusaurus renders one page for all missing pages, at this path. */
const MISSING = '404.html';

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

/**
 * Returns the router state with which the server rendered the HTML. The HTML of the 404 page depends on no version or
 * other part of the address.
 */
function servedRouter(router: RouteComponentProps, baseUrl: string): RouteComponentProps {
  const { location } = router;
  const last = matchRoutes(routes, location.pathname).at(-1);
  // Only pages match exactly; their parent routes match any path below them.
  return !last || last.route.exact
    ? router
    : { ...router, location: { ...location, pathname: baseUrl + MISSING, search: '', hash: '' } };
}
