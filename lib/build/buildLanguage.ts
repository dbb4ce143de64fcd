import { parseArgs } from 'node:util';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compile } from '@docusaurus/bundler';
import { handleBrokenLinks } from '@docusaurus/core/lib/server/brokenLinks.js';
import { generateRouteFiles } from '@docusaurus/core/lib/server/codegen/codegenRoutes.js';
import { getRoutesPaths } from '@docusaurus/core/lib/server/routes.js';
import { loadSite } from '@docusaurus/core/lib/server/site.js';
import { executeSSG } from '@docusaurus/core/lib/ssg/ssgExecutor.js';
import { createBuildClientConfig } from '@docusaurus/core/lib/webpack/client.js';
import {
  createConfigureWebpackUtils,
  executePluginsConfigureWebpack,
} from '@docusaurus/core/lib/webpack/configure.js';
import createServerConfig from '@docusaurus/core/lib/webpack/server.js';
import type { Props, RouteBuildMetadata } from '@docusaurus/types';
import type { Configuration } from 'webpack';
import { linkFolder } from '../files/linkFolder.ts';
import { PARTS } from '../../src/versions/parts.ts';
import { CACHE_DIR, SITE_DIR } from '../siteDir.ts';
import { digestPart } from './digestPart.ts';
import { listParts, selectRoutes } from './selectRoutes.ts';

/** Data that rendering collects, by the address of the page. */
type Collected = Record<
  string,
  {
    readonly links: string[];
    readonly anchors: string[];
    readonly metadata: { readonly public: RouteBuildMetadata };
  }
>;

/**
 * Builds one language like Docusaurus' `buildLocale`, but compiles and renders one part of the site after another:
 * compiling all versions together needs several times the memory, and each page would load lists of all pages. Plugins
 * load content before the parts and write their files once, after them.
 */
async function buildLanguage(locale: string, outDir: string | undefined): Promise<void> {
  process.env.DOCUSAURUS_CURRENT_LOCALE = locale;
  const { props } = await loadSite({ siteDir: SITE_DIR, locale, ...(outDir && { outDir }) });
  await rm(props.outDir, { recursive: true, force: true });
  const parts = listParts(props.routes);
  const collected: Collected = {};
  for (const part of parts) {
    Object.assign(collected, await buildPart(props, part, parts));
  }
  const { onBrokenLinks, onBrokenAnchors } = props.siteConfig;
  await runPostBuild(props, collected);
  await handleBrokenLinks({
    collectedLinks: mapValues(collected, ({ links, anchors }) => ({ links, anchors })),
    routes: props.routes,
    onBrokenLinks,
    onBrokenAnchors,
  });
}

/** Adds one part to the site, from the cache if none of its inputs has changed. */
async function buildPart(site: Props, part: string, parts: readonly string[]): Promise<Collected> {
  const { generatedFilesDir, baseUrl } = site;
  const routes = selectRoutes(site.routes, part, parts);
  const [notFound, ...pages] = getRoutesPaths(routes, baseUrl);
  const isFirst = part === parts[0];
  // Partial builds do not overwrite the cache of complete builds.
  const isComplete = parts.length === PARTS.length && !process.env.ONLY_PAGES;
  const cache = join(CACHE_DIR, isComplete ? 'parts' : 'parts-of-some');
  const folder = join(cache, `${site.i18n.currentLocale}-${part}`);
  const props: Props = {
    ...site,
    routes,
    routesPaths: isFirst ? [notFound!, ...pages] : pages,
    outDir: join(folder, 'files'),
  };
  const digest = digestPart(props, part);
  const resultFile = join(folder, 'result.json');
  let result = await readResult(resultFile);
  const isKnown = result?.digest === digest;
  console.log(
    `[${site.i18n.currentLocale}] ${part}: ${pages.length} pages${isKnown ? ', unchanged' : ''}`,
  );
  if (!isKnown || !result) {
    await rm(folder, { recursive: true, force: true });
    await generateRouteFiles({ generatedFilesDir, baseUrl, routes });
    result = { digest, collected: await compilePart(props, part) };
    await writeFile(resultFile, JSON.stringify(result));
  }
  await linkFolder(props.outDir, site.outDir, 'keep');
  return result.collected;
}

/** Cached result of a part, besides its files. */
interface PartResult {
  readonly digest: string;
  readonly collected: Collected;
}

async function readResult(file: string): Promise<PartResult | null> {
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as PartResult) : null;
}

/** Compiles the code of one part and renders its pages. */
async function compilePart(props: Props, part: string): Promise<Collected> {
  const { siteConfig } = props;
  const utils = await createConfigureWebpackUtils({ siteConfig });
  const configure = (config: Configuration, isServer: boolean): Configuration =>
    executePluginsConfigureWebpack({
      plugins: props.plugins,
      // Plugins recognize the part by this name.
      config: { ...config, output: { ...config.output, uniqueName: part } },
      isServer,
      configureWebpackUtils: utils,
    });
  const [client, server] = await Promise.all([
    createBuildClientConfig({
      props,
      minify: true,
      faster: siteConfig.future.faster,
      configureWebpackUtils: utils,
      bundleAnalyzer: false,
    }),
    createServerConfig({ props, configureWebpackUtils: utils }),
  ]);
  await compile({
    configs: [configure(client.config, false), configure(server.config, true)],
    currentBundler: utils.currentBundler,
  });
  const { collectedData } = await executeSSG({
    props,
    serverBundlePath: server.serverBundlePath,
    clientManifestPath: client.clientManifestPath,
    router: siteConfig.future.experimental_router,
  });
  await rm(dirname(server.serverBundlePath), { recursive: true, force: true });
  return collectedData as Collected;
}

async function runPostBuild(props: Props, collected: Collected): Promise<void> {
  const routesBuildMetadata = mapValues(collected, ({ metadata }) => metadata.public);
  await Promise.all(
    props.plugins.map((plugin) =>
      plugin.postBuild?.({ ...props, head: {}, routesBuildMetadata, content: plugin.content }),
    ),
  );
}

function mapValues<Value, Result>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

process.env.BABEL_ENV = 'production';
process.env.NODE_ENV = 'production';
const { values } = parseArgs({
  options: { locale: { type: 'string', default: 'en' }, 'out-dir': { type: 'string' } },
});
buildLanguage(values.locale, values['out-dir']).then(
  // Exit explicitly, because plugins may leave handles open.
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
