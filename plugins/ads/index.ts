import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { createConfigTag } from '../../lib/page-config/createConfigTag';
import { ADS_CONFIG_ID } from './configId';
import { createAdsConfig } from './createAdsConfig';
import { serveFrame, writeFrame } from './network/publishFrame';
import type { Options } from './options';

export { validateOptions } from './options';

/**
 * Adds ads from a network, a feed or the site itself below the table of contents, or below the article if no table of
 * contents is beside it. Their space is reserved in the HTML; everything else is loaded after the page.
 */
export default function pluginAds({ siteConfig }: LoadContext, options: Options): Plugin<void> {
  const config = createAdsConfig(options, siteConfig.baseUrl);
  const themePath = path.join(__dirname, options.isShown ? 'theme' : 'theme-without-ads');
  return {
    name: 'ads',
    getThemePath: () => themePath,
    getTypeScriptThemePath: () => themePath,
    injectHtmlTags: () => (config ? { headTags: [createConfigTag(ADS_CONFIG_ID, config)] } : {}),
    configureWebpack: () => serveFrame(options, siteConfig.baseUrl),
    postBuild: ({ outDir }) => writeFrame(options, outDir),
  };
}
