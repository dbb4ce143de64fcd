import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { joinStyles } from '../live-demos/server/joinStyles';

/**
 * Renders the app as Docusaurus does, and takes out the zero bytes that React 18 leaves where a character
 * of several bytes does not fit into the rest of a chunk (mended in React 19, see
 * https://github.com/facebook/react/issues/24985). The minifier would turn them into replacement
 * characters in the middle of Chinese words. The styles of its demos are joined into one element.
 *
 * @throws what a component throws
 */
export async function renderToHtml(app: ReactElement): Promise<string> {
  const html = await new Promise<string>((resolve, reject) => {
    const stream = new PassThrough();
    const { pipe } = renderToPipeableStream(app, {
      onError: reject,
      onAllReady() {
        pipe(stream);
        text(stream).then(resolve, reject);
      },
    });
  });
  return joinStyles(html.replaceAll('\0', ''));
}
