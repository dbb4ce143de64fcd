import type { RouteConfig } from '@docusaurus/types';

/**
 * Drops the list of all pages of a version, with their titles and descriptions, from what every page of the version
 * loads: the sidebar is beside it, and only Docusaurus' cards (`DocCardList`, generated index pages) read the list.
 * A page that shows such cards fails to render, on the server already. For the same reason an entry of the sidebar needs
 * no id, only a flag that it is a page, and no defaults.
 *
 * @param route the route of a version, or the parent of all versions
 */
export function dropDocsList(route: RouteConfig): RouteConfig {
  const { version } = route.props ?? {};
  return {
    ...route,
    ...(version !== undefined && {
      props: { ...route.props, version: slimVersion(version as object) },
    }),
    ...(route.routes && { routes: route.routes.map(dropDocsList) }),
  };
}

function slimVersion(version: object): object {
  if (!('docs' in version)) {
    throw new Error(
      'The properties of a docs version have no "docs", which plugins/docs/dropDocsList.ts empties: ' +
        'Docusaurus has changed their shape. Remove dropDocsList from plugins/docs/index.ts if nothing took its place.',
    );
  }
  return JSON.parse(JSON.stringify({ ...version, docs: {} }, slimEntry)) as object;
}

function slimEntry(name: string, value: unknown): unknown {
  if (name === 'key' || (name === 'unlisted' && value === false)) {
    return undefined;
  }
  return name === 'docId' ? true : value;
}
