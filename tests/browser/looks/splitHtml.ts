/** A page's HTML in the part that is its own and the part around it. */
export interface SplitHtml {
  readonly own: string;
  readonly frame: string;
}

/** Hashes in the names of scripts and style sheets: what is in these is digested by itself. */
const HASHED_NAME = /\.[0-9a-f]{8}(?=\.(?:js|css)\b)/g;
/** React counts by the place in the tree, so that an element around the page changes all of them. */
const REACT_ID = /:R[0-9a-z]+:/g;
/** When a page was changed is known once the change is committed. */
const DATES = /<time\b[^>]*>[^<]*<\/time>|"date(?:Modified|Published)":"[^"]*",?/g;
/** Scripts and styles that are the same on every page, made of the site's sources. */
const INLINE_CODE = /<(script|style)\b(?![^>]*ld\+json)[^>]*>.*?<\/\1>/gs;

/**
 * Separates what only changes when the page does, its head and its content, from the bar, the sidebar and the footer,
 * which name other pages.
 */
export function splitHtml(html: string): SplitHtml {
  const stable = html.replace(HASHED_NAME, '').replace(REACT_ID, '').replace(DATES, '');
  const head = between(stable, '<head', '</head>').replace(INLINE_CODE, '');
  const main = between(stable, '<main', '</main>');
  const frame = stable.replace(between(stable, '<head', '</head>'), '').replace(main, '');
  // A page without a main element, such as one for redirects, is its own altogether.
  return main === '' ? { own: stable, frame: '' } : { own: head + main, frame };
}

/** From the first opening to the last closing tag, or nothing. */
function between(html: string, opening: string, closing: string): string {
  const start = html.indexOf(opening);
  const end = html.lastIndexOf(closing);
  return start === -1 || end < start ? '' : html.slice(start, end + closing.length);
}
