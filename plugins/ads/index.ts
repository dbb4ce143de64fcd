import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { createConfigTag } from '../../lib/page-config/createConfigTag';
import { ADS_CONFIG_ID } from './configId';
import { serveFrame, writeFrame, FRAME_FOLDER } from './network/publishFrame';
import type { Options } from './options';
import type { AdsConfig } from './types';

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

/** @returns null if pages show only house ads, or none, and therefore need no configuration */
export function createAdsConfig(
  { isShown, feedUrl, scriptUrl }: Pick<Options, 'isShown' | 'feedUrl' | 'scriptUrl'>,
  baseUrl: string,
): AdsConfig | null {
  if (!isShown || !(feedUrl || scriptUrl)) {
    return null;
  }
  return {
    ...(feedUrl && { feedUrl }),
    ...(scriptUrl && { frameUrl: `${baseUrl}${FRAME_FOLDER}/` }),
  };
}
