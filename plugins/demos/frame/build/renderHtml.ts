import type { IconFont } from '../../../icon-font/fontFiles';
import { ICON_FONT_META } from '../iconFontMeta';
import { DEMO_PAGES_ID, type DemoPages } from '../demoPages';
import { TEXTS_META, type HostTexts } from '../texts';

/**
 * Returns the content security policy of the host. Only the frame, which does not have the site's origin, may evaluate
 * strings as code.
 *
 * @param mayEvaluate whether the page runs code that it receives
 * @param origins origins of the icon font, if it is not on the site
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
    // Pages of demos use the frame to run changed code.
    ...(mayEvaluate ? [] : ["frame-src 'self'"]),
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** Data shared by all pages of a version's host. */
export interface HostSite {
  readonly iconFont: IconFont;
  /** Language of the site around the demos, as in HTML; demos are in English. */
  readonly language: string;
  readonly texts: HostTexts;
}

/**
 * @param pages the pages that show the version's demos, for the full-screen page; `null` for the frame, which shows
 * what it receives
 * @param assets addresses of the scripts and style sheets that both load first
 */
export function renderHtml(
  pages: DemoPages | null,
  assets: readonly string[],
  { iconFont, language, texts }: HostSite,
): string {
  const tags = assets.map((asset) =>
    asset.endsWith('.css')
      ? `<link rel="stylesheet" href="${asset}">`
      : // Browsers hide the errors of cross-origin scripts that are loaded without CORS.
        `<script defer crossorigin src="${asset}"></script>`,
  );
  const data = pages
    ? `<script type="application/json" id="${DEMO_PAGES_ID}" lang="${language}">${JSON.stringify(pages).replaceAll('<', String.raw`\u003c`)}</script>\n`
    : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Demo</title>
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(pages === null, iconFont.origins)}">
<meta name="${ICON_FONT_META}" content="${escape(iconFont.href)}">
<meta name="${TEXTS_META}" lang="${language}" content="${escape(JSON.stringify(texts))}">
${tags.join('\n')}
</head>
<body>
<div id="demo" role="main"></div>
${data}<noscript lang="${language}">${escape(texts.noScripts)}</noscript>
</body>
</html>
`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
