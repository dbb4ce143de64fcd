/** Elements whose content is not Markdown, and elements of demos, which have their own text. */
const OTHERS = /<(script|style|pre|code|svg|textarea|kbd)\b[^]*?<\/\1>/g;

const TAG = /<[^>]*>/g;

/** Bold and italic markers, but not longer runs of either character. */
const MARKER = /(?<!\*)\*\*(?!\*)|(?<![\w_])_(?=\p{L})[^_]*[^\s_]_(?![\w_])/u;

/** Number of characters around a marker that a message shows. */
const CONTEXT = 20;

/**
 * Finds Markdown markers that are displayed as text: next to Chinese letters and punctuation, `**` and `_` have no
 * effect.
 *
 * @param html HTML of a page
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
