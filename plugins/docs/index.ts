import docsPlugin, {
  type LoadedContent,
  type PluginOptions,
} from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { versionOfPlugin, versionsOfPlugin } from '../../src/versions';
import { addTabPages, addTabRoutes } from './addTabs';
import { dropDocsList } from './dropDocsList';
import { findTabs } from './findTabs';
import { groupApiPages } from './groupApiPages';
import { remarkApiLinks } from '../../src/markdown/api-links/remarkApiLinks';
import { ensureReference } from '../api-reference/generateReference';
import { readLanguageLabels } from '../api-reference/pages/readLabels';
import { renderTabModule } from './renderTabModule';
import type { Tab } from './types';

export { validateOptions } from '@docusaurus/plugin-content-docs';

/**
 * Extends Docusaurus' docs plugin for the API reference: writes the reference pages before the docs plugin looks for
 * pages, groups them by kind in the sidebar, and links prose to them. Pages that document exports get the reference of
 * these exports as tabs, which are separate routes.
 */
export default async function pluginDocs(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const { siteDir, generatedFilesDir } = context;
  const labels = readLanguageLabels(context);
  const plugin = await docsPlugin(context, {
    ...options,
    beforeDefaultRemarkPlugins: [
      ...options.beforeDefaultRemarkPlugins,
      [remarkApiLinks, { siteDir, generatedFilesDir }],
    ],
    sidebarItemsGenerator: groupApiPages(labels),
  });

  return {
    ...plugin,

    async loadContent() {
      // The reference pages are written next to the hand-written ones so that Docusaurus finds them.
      const { onlyIncludeVersions: included } = options;
      const versions = versionsOfPlugin(options.id).filter(
        ({ docusaurusName }) => included?.includes(docusaurusName) ?? true,
      );
      await ensureReference(
        context,
        versions.map(({ name }) => name),
      );
      return plugin.loadContent!();
    },

    async contentLoaded({ content, actions }) {
      const tabs = new Map<string, Tab[]>();
      for (const { versionName, docs } of content.loadedVersions) {
        const { name } = versionOfPlugin(options.id, versionName);
        for (const doc of docs) {
          const found = findTabs(doc, name, context, labels);
          if (found.length > 0) {
            // Pages read their tabs from the metadata that they load.
            doc.frontMatter.tabs = found.map(({ segment }) => segment);
            tabs.set(doc.permalink, found);
          }
        }
      }
      const modules = new Map<Tab, string>();
      for (const tab of [...tabs.values()].flat()) {
        modules.set(tab, await actions.createData(tab.module, renderTabModule(tab, labels)));
      }
      await plugin.contentLoaded?.({
        content,
        actions: {
          ...actions,
          addRoute: (route) => actions.addRoute(dropDocsList(addTabRoutes(route, tabs, modules))),
          setGlobalData: (data) => actions.setGlobalData(addTabPages(data, tabs)),
        },
      });
    },
  };
}
