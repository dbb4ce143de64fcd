/** What follows prose that ends with a paragraph, which HTML may leave open there. */
const OPEN_PARAGRAPH = /<p(?:\s[^>]*)?>(?:(?!<\/p>|<\/?(?:div|ul|ol|li|table|pre|h\d)\b).)*$/s;
/** Line breaks between the parts of a page, which React keeps apart. */
const SEPARATE_BREAKS = /(?<=>)(?:\n<!-- -->)+\n(?=<(?!span|!--))/g;

/** Where the first prose of a page starts. */
const START = '\0';
const BREAKS_BEFORE = /(?:\n|<!-- -->)*\0(?:\n|<!-- -->)*/;

/**
 * Takes the elements of static prose out of a page's HTML and leaves what they hold: they are made by the site, and how a
 * page is divided into them says nothing of its text.
 */
export function unwrapProse(html: string): string {
  const open: boolean[] = [];
  let text = '';
  let end = 0;
  let isFirst = true;
  for (const { 0: tag, index } of html.matchAll(/<div\b[^>]*>|<\/div>/g)) {
    const isProse = tag === '</div>' ? open.pop() === true : /\bclass="?docs-prose\b/.test(tag);
    if (tag !== '</div>') {
      open.push(isProse);
    }
    if (isProse) {
      text += html.slice(end, index);
      end = index + tag.length;
      if (tag === '</div>') {
        text += OPEN_PARAGRAPH.test(text.slice(-4000)) ? '</p>' : '';
      } else if (isFirst) {
        text += START;
        isFirst = false;
      }
    }
  }
  return (text + html.slice(end)).replace(BREAKS_BEFORE, '').replace(SEPARATE_BREAKS, '');
}
