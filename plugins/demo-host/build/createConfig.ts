import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import {
  rspack,
  type Compiler,
  type Configuration,
  type WebpackPluginInstance,
} from '@rspack/core';
import { PackageListPlugin } from '../../../lib/licenses/PackageListPlugin';
import { NOTICES_FILE } from '../../../lib/licenses/renderNotices';

/** Data about one version's host that the bundler needs. */
export interface HostBuild {
  readonly siteDir: string;
  /** Absolute path of the version's folder. */
  readonly workspace: string;
  /** Absolute path of the registry's modules, below `workspace`. */
  readonly registryDir: string;
  /** Absolute path that receives the bundle. */
  readonly outDir: string;
  /** Address of `outDir` on the site, with both slashes. */
  readonly publicPath: string;
  /** Packages that some modules need and that are not installed; loading such a module throws. */
  readonly absent: readonly string[];
  readonly mode: 'production' | 'development';
  /** Receives the absolute folders of the packages in the bundle, in production. */
  readonly onPackages?: (dirs: readonly string[]) => void;
}

/** The assets' place below a version's host, apart from the pages, which are named after demos. */
export const ASSETS = '_assets/';

/**
 * The bundler's configuration for a version's host: classic scripts, which a frame of no origin may load, and
 * nothing of the site around the demos.
 */
export function createConfig({
  siteDir,
  workspace,
  registryDir,
  outDir,
  publicPath,
  absent,
  mode,
  onPackages = () => undefined,
}: HostBuild): Configuration {
  const production = mode === 'production';
  const { resolve } = createRequire(path.join(workspace, 'package.json'));
  const locate = (name: string) => path.dirname(resolve(`${name}/package.json`));
  return {
    name: `demo-host ${path.basename(workspace)}`,
    mode,
    context: siteDir,
    target: ['web', 'es2022'],
    devtool: false,
    entry: { host: path.join(siteDir, 'plugins/demo-host/host/main.ts') },
    output: {
      path: outDir,
      publicPath,
      filename: production ? `${ASSETS}[name].[contenthash:8].js` : `${ASSETS}[name].js`,
      chunkFilename: production ? `${ASSETS}[contenthash:12].js` : `${ASSETS}[id].js`,
      cssFilename: `${ASSETS}[name].[contenthash:8].css`,
      cssChunkFilename: `${ASSETS}[contenthash:12].css`,
      clean: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
      alias: {
        '@site': siteDir,
        // As an ES module alone: what asks for it in the older form would bring it a second time.
        acorn$: path.join(siteDir, 'node_modules/acorn/dist/acorn.mjs'),
        '@demo-host/registry': registryDir,
        '@demo-host/runtime': path.join(workspace, '_runtime'),
        '@demo-host/react': path.join(locate('react'), 'cjs'),
        '@demo-host/react-dom': path.join(locate('react-dom'), 'cjs'),
      },
    },
    module: {
      // An adapter for another major version of its date library fails where it is used, not for readers of other demos.
      parser: { javascript: { exportsPresence: 'warn' } },
      rules: [
        {
          test: /\.[jt]sx?$/,
          exclude: /node_modules/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
              target: 'es2022',
            },
          },
          type: 'javascript/auto',
        },
        { test: /\.css$/, type: 'css/auto' },
        {
          test: /\/cjs\/react[\w-]*\.development\.js$/,
          loader: path.join(siteDir, 'plugins/demo-host/build/developmentLoader.cjs'),
        },
        // Older packages import without file extensions from modules that call themselves ES modules.
        { test: /\.m?js$/, resolve: { fullySpecified: false } },
      ],
    },
    cache: true,
    experiments: {
      css: true,
      cache: {
        type: 'persistent',
        // Whether a module is absent is part of what is kept.
        version: createHash('sha256').update(absent.join('\n')).digest('hex'),
        storage: { type: 'filesystem', directory: path.join(outDir, '..', `${mode}-cache`) },
        // What is kept was made by these rules.
        buildDependencies: [
          path.join(siteDir, 'package-lock.json'),
          path.join(siteDir, 'plugins/demo-host/build/createConfig.ts'),
        ],
      },
    },
    plugins: [
      { apply: askForScripts },
      ...(production
        ? [
            new PackageListPlugin({
              address: publicPath + NOTICES_FILE,
              onPackages,
            }) as unknown as WebpackPluginInstance,
          ]
        : []),
      // The frame chooses its React when it opens.
      new rspack.NormalModuleReplacementPlugin(
        /^\.\/cjs\/(?:react|react-dom|react-jsx-runtime)\.production\.min\.js$/,
        (request) => {
          const name = path.basename(request.request, '.production.min.js');
          request.request = path.join(siteDir, `plugins/demo-host/host/react/${name}.cjs`);
        },
      ),
      ...(absent.length > 0
        ? [
            new rspack.IgnorePlugin({
              resourceRegExp: new RegExp(`^(?:${absent.join('|')})(?:/|$)`),
            }),
          ]
        : []),
      new rspack.DefinePlugin({
        'process.env.MUI_X_LICENSE_KEY': JSON.stringify(process.env.MUI_X_LICENSE_KEY ?? ''),
      }),
    ],
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/**
 * Lets the bundle load its parts as the page loads the bundle, so that errors in them are told. Of `crossOriginLoading`
 * the bundler makes nothing for scripts below the address of the page, which for a frame of no origin are foreign too.
 */
function askForScripts({ hooks }: Compiler): void {
  hooks.compilation.tap('AskForScripts', (compilation) => {
    const { createScript } = rspack.RuntimePlugin.getCompilationHooks(compilation);
    createScript.tap('AskForScripts', (code) => `${code}\nscript.crossOrigin = 'anonymous';`);
  });
}
