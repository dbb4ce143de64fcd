import routes from '@generated/routes';
import type { RouteComponentProps } from 'react-router';
import { matchRoutes } from 'react-router-config';

/** Docusaurus renders one page for all missing pages, at this path. */
const MISSING = '404.html';

/**
 * Returns the router state with which the server rendered the HTML. The HTML of the 404 page depends on no version or
 * other part of the address.
 */
export function servedRouter(router: RouteComponentProps, baseUrl: string): RouteComponentProps {
  const { location } = router;
  const last = matchRoutes(routes, location.pathname).at(-1);
  // Only pages match exactly; their parent routes match any path below them.
  return !last || last.route.exact
    ? router
    : { ...router, location: { ...location, pathname: baseUrl + MISSING, search: '', hash: '' } };
}
