import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { fontFolder, fontSource, publishFont } from './fontFiles';
import { locateFont } from './locateFont';
import type { Options } from './options';

export { validateOptions } from './options';

/**
 * The font of demos whose icons are letters of a font, `<Icon>delete</Icon>`: its style sheet is added to a page when the
 * first such icon appears on it, and to no other page.
 */
export default function pluginIconFont(
  { siteDir, siteConfig }: LoadContext,
  options: Options,
): Plugin<void> {
  const { baseUrl } = siteConfig;
  const { href } = locateFont(siteDir, baseUrl, options);
  return {
    name: 'icon-font',
    getClientModules: () => [
      path.join(__dirname, 'client', 'iconFont.css'),
      path.join(__dirname, 'client', 'watchPages.ts'),
    ],
    contentLoaded: async ({ actions }) => {
      await actions.createData('stylesheet.json', { href });
    },
    configureWebpack: () =>
      // Only the development server reads this. The published site has the header from `serve/headers`.
      ({
        devServer: {
          static: [
            {
              directory: fontSource(siteDir),
              publicPath: `${baseUrl}${fontFolder(siteDir)}/`,
              staticOptions: {
                setHeaders: (response: ServerResponse) => {
                  response.setHeader('Access-Control-Allow-Origin', '*');
                },
              },
            },
          ],
        },
      }) as object,
    postBuild: async ({ outDir }) => {
      if (!options.stylesheetUrl) {
        publishFont(siteDir, outDir);
      }
    },
  };
}
