import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { fontFolder, fontSource, publishFont } from './fontFiles';
import type { Options } from './options';

export { validateOptions } from './options';

/**
 * The font of demos whose icons are letters of a font, `<Icon>delete</Icon>`: its style sheet is added to a page when the
 * first such icon appears on it, and to no other page.
 */
export default function pluginIconFont(
  { siteDir, siteConfig }: LoadContext,
  { stylesheetUrl }: Options,
): Plugin<void> {
  const { baseUrl } = siteConfig;
  const folder = `${baseUrl}${fontFolder(siteDir)}/`;
  const href = stylesheetUrl ?? `${folder}filled.css`;
  return {
    name: 'icon-font',
    getClientModules: () => [
      path.join(__dirname, 'client', 'iconFont.css'),
      path.join(__dirname, 'client', 'watchIcons.ts'),
    ],
    contentLoaded: async ({ actions }) => {
      await actions.createData('stylesheet.json', { href });
    },
    configureWebpack: () =>
      // Only the development server reads this.
      ({
        devServer: { static: [{ directory: fontSource(siteDir), publicPath: folder }] },
      }) as object,
    postBuild: async ({ outDir }) => {
      if (!stylesheetUrl) {
        publishFont(siteDir, outDir);
      }
    },
  };
}
