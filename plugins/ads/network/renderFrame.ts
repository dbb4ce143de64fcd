import { createHash } from 'node:crypto';
import type { Options } from '../options';
import { watchSlot } from './watchSlot';

/** How plain markup looks that networks of this kind add: a picture, a link with the text, and who places it. */
const FRAME_STYLE = `
:root { color-scheme: light; font: 12px/15px system-ui, sans-serif; }
:root[data-theme='dark'] { color-scheme: dark; }
body { margin: 0; overflow: hidden; }
#slot { overflow: hidden; height: 100vh; }
a { color: inherit; text-decoration: none; }
img { float: left; max-width: 40%; max-height: 90px; margin-inline-end: 10px; }
`
  .trim()
  .replaceAll('\n', '');

/**
 * Renders the page that runs a network's script. Pages embed it in a sandboxed frame without an origin, so that
 * external scripts cannot access the page, its cookies or its storage, navigate the reader away, or open a dialog.
 */
export function renderFrame({
  scriptUrl,
  networkOrigins,
}: {
  readonly scriptUrl: string;
  readonly networkOrigins: Options['networkOrigins'];
}): string {
  const script = `(${watchSlot})(${JSON.stringify(scriptUrl).replaceAll('<', String.raw`\u003c`)})`;
  const network = [new URL(scriptUrl).origin, ...networkOrigins].join(' ');
  const policy = [
    "default-src 'none'",
    `script-src ${network} '${hashOf(script)}'`,
    `connect-src ${network}`,
    'img-src https: data:',
    "style-src 'unsafe-inline'",
    `frame-src ${network}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="robots" content="noindex">',
    '<meta name="viewport" content="width=device-width">',
    '<base target="_blank">',
    '<title>Advertisement</title>',
    `<style>${FRAME_STYLE}</style>`,
    '<div id="slot"></div>',
    `<script>${script}</script>`,
    '</html>',
    '',
  ].join('\n');
}

const hashOf = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;
