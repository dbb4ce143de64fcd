import type { PluginRouteConfig, RouteConfig } from '@docusaurus/types';
import { splitLanguage } from '../../src/paths/language.ts';
import { partOfPath, PARTS } from '../../src/versions/parts.ts';

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/**
 * Lists the parts of the site that have documentation pages in this build. The first one also gets the pages without a
 * version.
 *
 * @throws if the build has no documentation pages
 */
export function listParts(routes: readonly PluginRouteConfig[]): string[] {
  const docs = routes.filter(({ plugin }) => plugin.name === DOCS_PLUGIN).flatMap(listPages);
  const found = new Set(docs.map(partOf));
  const parts = PARTS.filter((part) => found.has(part));
  if (parts.length === 0) {
    throw new Error('The build has no documentation pages: check VERSIONS and ONLY_PAGES.');
  }
  return parts;
}

/** Selects the routes of a part, with their parent routes. */
export function selectRoutes<Route extends RouteConfig>(
  routes: readonly Route[],
  part: string,
  parts: readonly string[],
): Route[] {
  return routes.flatMap((route) => {
    if (route.routes) {
      const children = selectRoutes(route.routes, part, parts);
      return children.length > 0 ? [{ ...route, routes: children }] : [];
    }
    const own = partOf(route);
    return (parts.includes(own) ? own : parts[0]) === part ? [route] : [];
  });
}

const listPages = (route: RouteConfig): RouteConfig[] =>
  route.routes ? route.routes.flatMap(listPages) : [route];

const partOf = ({ path }: RouteConfig): string => partOfPath(splitLanguage(path).path);
