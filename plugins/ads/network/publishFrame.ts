import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Options } from '../options';
import { addressOf, currentVersionOf } from '../../../src/versions';
import { renderFrame } from './renderFrame';

type FrameOptions = Pick<Options, 'isShown' | 'scriptUrl' | 'networkOrigins'>;

/**
 * Folder of the frame in the build. It is among the demo pages, which have separate security policies and may be
 * embedded in the site. Ad blockers list the more obvious folder names.
 */
export const FRAME_FOLDER = addressOf(currentVersionOf('x'), 'demos/sponsor', '');

const hasFrame = (options: FrameOptions): options is FrameOptions & { scriptUrl: string } =>
  options.isShown && options.scriptUrl !== null;

/**
 * Writes the frame's page into a build.
 *
 * @param outDir absolute folder of the build
 */
export async function writeFrame(options: FrameOptions, outDir: string): Promise<void> {
  if (hasFrame(options)) {
    const folder = path.join(outDir, FRAME_FOLDER);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'index.html'), renderFrame(options));
  }
}

/** Returns the bundler configuration that serves the frame's page in development. */
export function serveFrame(options: FrameOptions, baseUrl: string): object {
  if (!hasFrame(options)) {
    return {};
  }
  const middleware = (
    _request: unknown,
    response: { setHeader(name: string, value: string): void; end(body: string): void },
  ) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(renderFrame(options));
  };
  return {
    devServer: {
      // The last entry of Docusaurus' list answers every address, so this one must come first.
      setupMiddlewares: (middlewares: unknown[]) => {
        middlewares.unshift({ name: 'ads', path: `${baseUrl}${FRAME_FOLDER}/`, middleware });
        return [];
      },
    },
  };
}
