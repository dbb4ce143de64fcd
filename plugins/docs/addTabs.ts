import type { RouteConfig } from '@docusaurus/types';
import type { GlobalPluginData } from '@docusaurus/plugin-content-docs/client';
import { addressOfTab, tabId } from './tabAddress';
import type { Tab } from './types';

/** Tabs by the address of their page. */
export type Tabs = ReadonlyMap<string, readonly Tab[]>;

/**
 * Adds the routes of tabs next to their pages, under the same version and with the same sidebar.
 *
 * @param modules paths of the modules that hold the content of each tab
 */
export function addTabRoutes(
  route: RouteConfig,
  tabs: Tabs,
  modules: ReadonlyMap<Tab, string>,
): RouteConfig {
  return {
    ...route,
    ...(route.routes && {
      routes: route.routes.flatMap((child) => [
        addTabRoutes(child, tabs, modules),
        ...tabsOf(child, tabs).map((tab) => ({
          ...child,
          path: addressOfTab(child.path, tab.segment),
          modules: { content: modules.get(tab)! },
        })),
      ]),
    }),
  };
}

function tabsOf({ path, modules }: RouteConfig, tabs: Tabs): readonly Tab[] {
  return modules?.content === undefined ? [] : (tabs.get(path) ?? []);
}

/** Adds tabs to the pages of their version so that the version menu finds them. */
export function addTabPages(data: unknown, tabs: Tabs): GlobalPluginData {
  const { versions, ...rest } = data as GlobalPluginData;
  return {
    ...rest,
    versions: versions.map((version) => ({
      ...version,
      docs: version.docs.flatMap((doc) => [
        doc,
        ...(tabs.get(doc.path) ?? []).map(({ segment }) => ({
          ...doc,
          id: tabId(doc.id, segment),
          path: addressOfTab(doc.path, segment),
        })),
      ]),
    })),
  };
}
