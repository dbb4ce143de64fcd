import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { createConfigTag } from '../../lib/page-config/createConfigTag';
import { ANALYTICS_CONFIG_ID } from './configId';
import { createAnalyticsConfig } from './createAnalyticsConfig';
import type { Options } from './options';

export { validateOptions } from './options';

/**
 * Tells the site's owners how it is used: Google Analytics 4, an address of one's own, both, or by default nobody. Nothing
 * is loaded, kept or sent before a reader who has to be asked has agreed, nor in a browser that asks not to be tracked.
 */
export default function pluginAnalytics(
  { siteConfig }: LoadContext,
  options: Options,
): Plugin<void> {
  const config = createAnalyticsConfig(options, siteConfig.baseUrl);
  return {
    name: 'analytics',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [path.join(__dirname, 'client', 'listen.ts')],
    injectHtmlTags: () =>
      config ? { headTags: [createConfigTag(ANALYTICS_CONFIG_ID, config)] } : {},
  };
}
