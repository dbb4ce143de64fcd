import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rspack, type Stats } from '@rspack/core';
import type { WorkerConfig } from '../types';

/** The name under which the worker finds what the build tells it. */
const CONFIG_NAME = 'docsWorkerConfig';

/**
 * Bundles the service worker into one script.
 *
 * @param cacheDir absolute path of a folder for the bundler
 * @throws with the bundler's messages
 */
export async function compileWorker(config: WorkerConfig, cacheDir: string): Promise<string> {
  const compiler = rspack({
    name: 'service-worker',
    mode: 'production',
    context: __dirname,
    target: ['webworker', 'es2022'],
    devtool: false,
    entry: { sw: path.join(__dirname, '../worker/main.ts') },
    output: { path: cacheDir, filename: '[name].js', clean: true },
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
  return `self.${CONFIG_NAME}=${JSON.stringify(config)};\n${readFileSync(path.join(cacheDir, 'sw.js'), 'utf8')}`;
}
