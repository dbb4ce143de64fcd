/** Elements whose content is not Markdown, and demos, which have their own text. */
const OTHERS = /<(script|style|pre|code|svg|textarea|kbd)\b[^]*?<\/\1>/g;

const TAG = /<[^>]*>/g;

/** Bold and italic markers, but no longer rows of either. */
const MARKER = /(?<!\*)\*\*(?!\*)|(?<![\w_])_(?=\p{L})[^_]*[^\s_]_(?![\w_])/u;

/** Text around a marker that a message shows, in characters. */
const CONTEXT = 20;

/**
 * Finds markers of Markdown that are shown as text: next to letters and punctuation of Chinese, `**` and `_` mark nothing.
 *
 * @param html of a page
 */
export function findMarkers(html: string): string[] {
  const article = /<article\b[^]*<\/article>/.exec(html)?.[0] ?? '';
  return article
    .replace(OTHERS, ' ')
    .split(TAG)
    .flatMap((text) => {
      const marker = MARKER.exec(text);
      return marker
        ? [`it shows a marker of Markdown: ${text.slice(marker.index).slice(0, CONTEXT)}`]
        : [];
    });
}
