import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { fontFolder, fontSource, publishFont, locateFont } from './fontFiles';
import type { Options } from './options';

export { validateOptions } from './options';

/**
 * Provides the icon font for demos with icons such as `<Icon>delete</Icon>`. The style sheet is added to a page only
 * when the first such icon appears on it.
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
      // Only the development server uses this option. On the published site, `serve/headers` sets the header.
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
