import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { joinStyles } from './joinStyles';

/**
 * Renders the app like Docusaurus, and removes the zero bytes that React 18 leaves where a multi-byte character does
 * not fit into the rest of a chunk (fixed in React 19, see https://github.com/facebook/react/issues/24985). The
 * minifier would turn them into replacement characters in the middle of Chinese words. Also joins the styles of demos
 * into one element and marks code as not translatable.
 *
 * @throws the error of a component that fails to render
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

/** Tells browser translators to skip code, including code from Markdown and from packages. */
function keepCode(html: string): string {
  return html.replace(/<code(?![^>]*\btranslate=)(?=[ >])/g, '<code translate="no"');
}
