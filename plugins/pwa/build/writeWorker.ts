import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PluginOptions } from '@docusaurus/plugin-pwa';
import docusaurusPwa from '@docusaurus/plugin-pwa/lib';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { rspack, type Stats } from '@rspack/core';
import { NOTICES_FILE } from '../../../lib/licenses/renderNotices';
import { WORKER_FILE } from '../addresses';
import type { WorkerConfig } from '../types';

/** Name of the global through which the worker receives its configuration. */
const CONFIG_NAME = 'docsWorkerConfig';

/** Output file of Docusaurus' plugin. */
const PLUGIN_FILE = 'sw.js';

/** Properties of the build, unchanged. */
type BuildProps = Parameters<NonNullable<Plugin<void>['postBuild']>>[0];

/**
 * Writes the service worker of a language: Docusaurus' plugin with the site's routes, without its precache, which would
 * list every file of the site.
 *
 * @param cacheDir absolute path of a folder for the bundler
 * @throws an error with the bundler's messages
 */
export async function writeWorker(
  context: LoadContext,
  props: BuildProps,
  config: WorkerConfig,
  cacheDir: string,
): Promise<void> {
  const options: PluginOptions = {
    debug: false,
    offlineModeActivationStrategies: [],
    // The plugin sets the remaining options.
    injectManifestConfig: {
      globIgnores: ['**/*'],
    } as PluginOptions['injectManifestConfig'],
    pwaHead: [],
    swCustom: await compileRoutes(cacheDir),
    swRegister: false,
  };
  await docusaurusPwa(context, options)!.postBuild!(props);
  const [from, to] = [PLUGIN_FILE, WORKER_FILE].map((file) => path.join(props.outDir, file));
  await rename(from!, to!);
  const script = await readFile(to!, 'utf8');
  const licenses = `/*! Licenses: ${context.siteConfig.baseUrl}${NOTICES_FILE} */`;
  await writeFile(to!, `${licenses}\nself.${CONFIG_NAME}=${JSON.stringify(config)};\n${script}`);
}

/** Compiles the routes to a module, because the plugin requires one and compiles only JavaScript. */
async function compileRoutes(cacheDir: string): Promise<string> {
  const compiler = rspack({
    name: 'service-worker',
    mode: 'production',
    context: __dirname,
    target: ['webworker', 'es2022'],
    devtool: false,
    entry: { routes: path.join(__dirname, '../worker/main.ts') },
    output: {
      path: cacheDir,
      filename: '[name].js',
      clean: true,
      module: true,
      library: { type: 'module' },
      chunkFormat: 'module',
    },
    experiments: { outputModule: true },
    optimization: { minimize: false },
    resolve: { extensions: ['.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
          type: 'javascript/auto',
        },
      ],
    },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  });
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) => (error || !result ? reject(error as Error) : resolve(result)));
  }).finally(() => new Promise((resolve) => compiler.close(resolve)));
  if (stats.hasErrors()) {
    const messages = stats.toJson({ all: false, errors: true }).errors ?? [];
    throw new Error(
      `The service worker (plugins/pwa/worker) cannot be built:\n${messages.map(({ message }) => message).join('\n\n')}`,
    );
  }
  return path.join(cacheDir, 'routes.js');
}
