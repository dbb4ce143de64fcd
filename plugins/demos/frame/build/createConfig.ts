import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import {
  rspack,
  type Compiler,
  type Configuration,
  type WebpackPluginInstance,
} from '@rspack/core';
import { PackageListPlugin } from '../../../../lib/licenses/PackageListPlugin';
import { NOTICES_FILE } from '../../../../lib/licenses/renderNotices';

/** Data about one version's host for the bundler. */
export interface HostBuild {
  readonly siteDir: string;
  /** Absolute path of the version's folder. */
  readonly workspace: string;
  /** Absolute path of the registry's modules, below `workspace`. */
  readonly registryDir: string;
  /** Absolute path that receives the bundle. */
  readonly outDir: string;
  /** Address of `outDir` on the site, with leading and trailing slash. */
  readonly publicPath: string;
  /** Packages that some modules need and that are not installed; loading such a module throws. */
  readonly absent: readonly string[];
  readonly mode: 'production' | 'development';
  /** Receives the absolute folders of the packages in the bundle, in production. */
  readonly onPackages?: (dirs: readonly string[]) => void;
}

/** Folder of the assets below a version's host, separate from the pages, which are named after demos. */
export const ASSETS = '_assets/';

/**
 * Creates the bundler configuration for a version's host: classic scripts, which a frame without an origin can load,
 * without anything of the site around the demos.
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
    name: `demo-frame ${path.basename(workspace)}`,
    mode,
    context: siteDir,
    target: ['web', 'es2022'],
    devtool: false,
    entry: { host: path.join(siteDir, 'plugins/demos/frame/host/main.ts') },
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
        // Always resolve to the ES module, so that CommonJS imports do not add a second copy.
        acorn$: path.join(siteDir, 'node_modules/acorn/dist/acorn.mjs'),
        '@demo-frame/registry': registryDir,
        '@demo-frame/runtime': path.join(workspace, '_runtime'),
        '@demo-frame/react': path.join(locate('react'), 'cjs'),
        '@demo-frame/react-dom': path.join(locate('react-dom'), 'cjs'),
      },
    },
    module: {
      // An adapter for a different major version of its date library fails when it is used, instead of breaking all
      // other demos.
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
          loader: path.join(siteDir, 'plugins/demos/frame/build/developmentLoader.cjs'),
        },
        // Older packages import without file extensions from modules that are marked as ES modules.
        { test: /\.m?js$/, resolve: { fullySpecified: false } },
      ],
    },
    cache: true,
    experiments: {
      css: true,
      cache: {
        type: 'persistent',
        // The cache depends on which modules are absent.
        version: createHash('sha256').update(absent.join('\n')).digest('hex'),
        storage: { type: 'filesystem', directory: path.join(outDir, '..', `${mode}-cache`) },
        // The cache depends on this configuration.
        buildDependencies: [
          path.join(siteDir, 'package-lock.json'),
          path.join(siteDir, 'plugins/demos/frame/build/createConfig.ts'),
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
      // The frame chooses its React build when it opens.
      new rspack.NormalModuleReplacementPlugin(
        /^\.\/cjs\/(?:react|react-dom|react-jsx-runtime)\.production\.min\.js$/,
        (request) => {
          const name = path.basename(request.request, '.production.min.js');
          request.request = path.join(siteDir, `plugins/demos/frame/host/react/${name}.cjs`);
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
 * Makes the bundle load its chunks with CORS, like the page loads the bundle, so that their errors are reported. The
 * bundler ignores `crossOriginLoading` for scripts below the page's address, but to a frame without an origin these are
 * cross-origin too.
 */
function askForScripts({ hooks }: Compiler): void {
  hooks.compilation.tap('AskForScripts', (compilation) => {
    const { createScript } = rspack.RuntimePlugin.getCompilationHooks(compilation);
    createScript.tap('AskForScripts', (code) => `${code}\nscript.crossOrigin = 'anonymous';`);
  });
}
