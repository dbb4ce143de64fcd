/**
 * Runs Docusaurus' development server for the versions in `VERSIONS`: `node runPart.mjs <locale> <port>`. Tells its
 * parent when pages can be served.
 *
 * `docusaurus start` loads all content again whenever a page is saved, which blocks the bundler for seconds. This does
 * so only when more than the text of a page changed.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import { createReloadFilter } from './createReloadFilter.mjs';

process.env.BABEL_ENV = 'development';
process.env.NODE_ENV = 'development';

const [locale, port] = process.argv.slice(2);
process.env.DOCUSAURUS_CURRENT_LOCALE = locale;

const siteDir = process.cwd();
const require = createRequire(path.join(siteDir, 'package.json'));
const { createReloadableSite } = require('@docusaurus/core/lib/commands/start/utils.js');
const { createWebpackDevServer } = require('@docusaurus/core/lib/commands/start/webpack.js');
const { getPluginPathsToWatch, watch } = require('@docusaurus/core/lib/commands/start/watcher.js');
const { Globby } = require('@docusaurus/utils');

const cliOptions = { locale, port, host: 'localhost' };
const site = await createReloadableSite({ siteDirParam: siteDir, cliOptions });
const { props } = site.get();
await watchFiles();

const server = await createWebpackDevServer({
  props,
  cliOptions,
  openUrlContext: site.openUrlContext,
});
server.compiler.hooks.done.tap('ready', () => process.send?.('ready'));
for (const event of ['SIGINT', 'SIGTERM', 'disconnect']) {
  process.on(event, () => process.exit());
}
await server.start();

async function watchFiles() {
  const watched = props.plugins.map((plugin) => ({
    plugin,
    pathsToWatch: getPluginPathsToWatch({ siteDir, plugin }),
  }));
  const pages = await Globby(
    watched.flatMap(({ pathsToWatch }) => pathsToWatch.filter((each) => /mdx\b/.test(each))),
    {
      cwd: siteDir,
      ignore: ['**/node_modules/**', '*/api/**', 'versioned_docs/*/api/**', 'i18n/*/*/*/api/**'],
    },
  );
  for (const { plugin, pathsToWatch } of watched) {
    const needsReload = createReloadFilter(siteDir, pages);
    watch({ pathsToWatch, siteDir, ignored: '**/node_modules/**' }, (event) => {
      if (needsReload(event)) {
        site.reloadPlugin(plugin);
      }
    });
  }
  // Docusaurus would also watch the translated pages here, and start over for each of them.
  const strings = path.join(path.relative(siteDir, props.localizationDir), '**/*.json');
  watch({ pathsToWatch: [props.siteConfigPath, strings], siteDir }, site.reload);
}
