import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { joinStyles } from './joinStyles';

/**
 * Renders the app as Docusaurus does, and takes out the zero bytes that React 18 leaves where a character
 * of several bytes does not fit into the rest of a chunk (fixed in React 19, see
 * https://github.com/facebook/react/issues/24985). The minifier would turn them into replacement
 * characters in the middle of Chinese words. The styles of its demos are joined into one element,
 * and code is marked as no text to translate.
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
  return keepCode(joinStyles(html.replaceAll('\0', '')));
}

/** Tells translators of browsers to leave code alone, also where it comes from Markdown or from the packages. */
function keepCode(html: string): string {
  return html.replace(/<code(?![^>]*\btranslate=)(?=[ >])/g, '<code translate="no"');
}
