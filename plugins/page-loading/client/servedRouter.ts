import routes from '@generated/routes';
import type { RouteComponentProps } from 'react-router';
import { matchRoutes } from 'react-router-config';

/** One page stands for all that are missing; Docusaurus renders it for this address. */
const MISSING = '404.html';

/**
 * The router as it was when the server wrote the HTML: where there is no page, its HTML knows no version and nothing
 * else that an address says.
 */
export function servedRouter(router: RouteComponentProps, baseUrl: string): RouteComponentProps {
  const { location } = router;
  const last = matchRoutes(routes, location.pathname).at(-1);
  // Only pages match exactly; the routes around them take whatever lies below.
  return !last || last.route.exact
    ? router
    : { ...router, location: { ...location, pathname: baseUrl + MISSING, search: '', hash: '' } };
}
