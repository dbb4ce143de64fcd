import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { BundleReportPlugin } from './BundleReportPlugin';

/**
 * With `BUNDLE_REPORT=1`, writes what each compilation for the browser consists of to
 * `node_modules/.cache/bundle-report/<locale>.json`, where `npm test` and `npm run bench` read it.
 */
export default function pluginBundleReport({ siteDir, i18n }: LoadContext): Plugin<void> | null {
  if (!process.env.BUNDLE_REPORT) {
    return null;
  }
  const outFile = path.join(
    siteDir,
    'node_modules/.cache/bundle-report',
    `${i18n.currentLocale}.json`,
  );
  return {
    name: 'bundle-report',
    configureWebpack: (_config, isServer) =>
      isServer ? {} : { plugins: [new BundleReportPlugin({ siteDir, outFile })] },
  };
}
