import type { IconFont } from '../../icon-font/locateFont';
import { ICON_FONT_META } from '../iconFontMeta';
import { TEXTS_META, type HostTexts } from '../texts';
import type { HostPage } from './hostPages';

/**
 * What the host may load. Only the frame, which has no origin of the site, may make code from text.
 *
 * @param mayEvaluate whether it runs what it is sent
 * @param origins where the font of icons comes from, if not from the site
 */
export function contentSecurityPolicy(
  mayEvaluate: boolean,
  { style, font }: IconFont['origins'],
): string {
  return [
    "default-src 'none'",
    `script-src 'self'${mayEvaluate ? " 'unsafe-eval'" : ''}`,
    ["style-src 'self' 'unsafe-inline'", ...style].join(' '),
    "img-src 'self' data: https:",
    ["font-src 'self' data:", ...font].join(' '),
    "connect-src 'self'",
    "worker-src 'self' blob:",
    // Pages of demos show changed code in it.
    ...(mayEvaluate ? [] : ["frame-src 'self'"]),
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** What all pages of a version's host have in common. */
export interface HostSite {
  readonly iconFont: IconFont;
  /** The language of the site around the demos, as HTML has it; demos are in English. */
  readonly language: string;
  readonly texts: HostTexts;
}

/** @param assets addresses of the scripts and style sheets that every page of the host starts with */
export function renderHtml(
  { title, heading, demo, back }: HostPage,
  assets: readonly string[],
  { iconFont, language, texts }: HostSite,
): string {
  const tags = assets.map((asset) =>
    asset.endsWith('.css')
      ? `<link rel="stylesheet" href="${asset}">`
      : // What goes wrong in scripts of another origin is kept from those who load them without asking.
        `<script defer crossorigin src="${asset}"></script>`,
  );
  const bar = back
    ? `<header class="host-bar"><a href="${back.href}" lang="${language}">${escape(back.label)}</a><h1>${escape(heading)}</h1></header>`
    : '';
  return `<!doctype html>
<html lang="en"${demo ? ` data-demo="${demo}"` : ''}>
<head>
<meta charset="utf-8">
<title>${escape(title)}</title>
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(demo === null, iconFont.origins)}">
<meta name="${ICON_FONT_META}" content="${escape(iconFont.href)}">
<meta name="${TEXTS_META}" lang="${language}" content="${escape(JSON.stringify(texts))}">
${tags.join('\n')}
</head>
<body>
${bar}
<main id="demo"></main>
<noscript lang="${language}">${escape(texts.noScripts)}</noscript>
</body>
</html>
`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
