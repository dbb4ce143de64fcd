import type { Html } from '../../api-reference/pages/types';
import { linkTarget } from '../address';
import { codeFence, codeSpan } from '../markdown';

/** Markdown for the HTML elements of descriptions. Other elements are replaced with their text. */
const BLOCKS: readonly (readonly [RegExp, string])[] = [
  [/<\/p>\s*|<br ?\/?>/g, '\n\n'],
  [/\s*<li>\s*(?:<p>)?/g, '\n- '],
  [/<\/?strong>/g, '**'],
  [/<\/?em>/g, '*'],
];

/** Converts the HTML of descriptions in the reference to Markdown. */
export function htmlToMarkdown(html: Html, origin: string): string {
  const kept: string[] = [];
  const keep = (markdown: string): string => `\0${kept.push(markdown) - 1}\0`;
  const inline = html
    .replace(/<pre><code(?: class="language-(\w+)")?>([^]*?)<\/code><\/pre>/g, (_all, lang, code) =>
      keep(`\n\n${codeFence(textOf(code as string), (lang as string | undefined) ?? '')}\n\n`),
    )
    .replace(/<code>([^]*?)<\/code>/g, (_all, code: string) => keep(printCode(code, origin)))
    .replace(/<a href="([^"]*)"[^>]*>([^]*?)<\/a>/g, (_all, href: string, text: string) =>
      keep(`[${proseOf(text)}](${absolute(href, origin)})`),
    );
  const text = proseOf(BLOCKS.reduce((part, [tag, mark]) => part.replace(tag, mark), inline));
  // Links contain code, so restored text may contain further placeholders.
  return restoreKept(text, kept)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Returns the text outside code. Escapes text that a Markdown renderer would treat as an element. */
function proseOf(html: Html): string {
  return textOf(html).replace(/<(?=[a-z/!?])/gi, '\\<');
}

/** Returns the text of HTML without its elements. */
export function textOf(html: Html): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replace(/&(lt|gt|quot|amp|#39|#x27);/g, (_all, name: string) => ENTITIES[name] ?? '');
}

const ENTITIES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  amp: '&',
  '#39': "'",
  '#x27': "'",
};

/** Prints code. The code remains a link if all of it is one; links to parts of it are removed. */
function printCode(html: Html, origin: string): string {
  const [, href, text] = /^<a href="([^"]*)"[^>]*>([^<]*)<\/a>$/.exec(html) ?? [];
  const span = codeSpan(textOf(html));
  return href && text ? `[${span}](${absolute(href, origin)})` : span;
}

function absolute(href: string, origin: string): string {
  return href.startsWith('/') ? linkTarget(href, origin) : href;
}

function restoreKept(text: string, kept: readonly string[]): string {
  return text.replace(/\0(\d+)\0/g, (_all, index) => restoreKept(kept[Number(index)] ?? '', kept));
}
