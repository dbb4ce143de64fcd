import { escapeHtml } from '../../../lib/text/escapeHtml';
import type { Translate } from '../descriptions/createTranslator';
import type { EntryLinks } from './entryLinks';
import type { Html } from './types';

/** Renders the Markdown of doc comments to HTML; HTML inside it is shown as text. */
export type RenderMarkdown = (markdown: string, self: string) => Html;

/** Version and language of the Markdown. */
export interface MarkdownContext {
  /** Addresses of entries. */
  entries: EntryLinks;
  translate: Translate;
  /** Converts an address of the packages' site into one of this site, if this site has the page. */
  toOwnAddress(url: string): string;
}

/** Loads the Markdown parser, an ES module, and returns the renderer. */
export async function createMarkdownRenderer(context: MarkdownContext): Promise<RenderMarkdown> {
  const { micromark } = await import('micromark');
  const rendered = new Map<string, Html>();
  const render = (english: string): Html => {
    const { text, lang } = context.translate(english);
    const html = linkCodeSpans(micromark(resolveJsDocLinks(text, context)), context.entries);
    return markLanguage(withoutLoneParagraph(html), lang);
  };
  return (markdown, self) => {
    const html = rendered.get(markdown) ?? render(markdown);
    rendered.set(markdown, html);
    return html.replaceAll(`<a href="${context.entries.get(self)}">`, '<a>');
  };
}

/**
 * `[[GridSortModel]]`, with a type in it as in `[[MuiEvent<Map['click']>]]`, and `{@link address text}` are doc comment syntax, not Markdown. Addresses without an origin are
 * those of the packages' own site.
 */
function resolveJsDocLinks(
  markdown: string,
  { toOwnAddress }: Pick<MarkdownContext, 'toOwnAddress'>,
): string {
  return markdown
    .replace(/`?\[\[((?:[^\]]|\](?!\]))+)\]\]((?:\[\])*)`?/g, '`$1$2`')
    .replace(/\{@link\s+(\S+?)(?:[\s|]+([^}]+))?\}/g, (_all, url: string, text?: string) =>
      /^https?:/.test(url) ? `[${text ?? url}](${toOwnAddress(url)})` : `\`${text ?? url}\``,
    )
    .replace(/\]\((?=\/)/g, '](https://mui.com')
    .replace(/\]\((https?:[^)\s]+)\)/g, (_all, url: string) => `](${toOwnAddress(url)})`)
    .replace(/(?<![("'`<\w/[])https?:\/\/[^\s)>\]]*[^\s)>\].,;:]/g, (url) => {
      const address = toOwnAddress(url);
      return `[${url.replace(/^https?:\/\//, '')}](${address})`;
    });
}

/** A code span that is the name of an entry leads there, unless it is the text of a link already. */
function linkCodeSpans(html: Html, entries: EntryLinks): Html {
  return html.replace(
    /(?<!<a [^>]*>)<code>([A-Z]\w+)((?:\[\])*)<\/code>/g,
    (all, name: string, rest: string) => {
      const href = entries.get(name);
      return href ? `<code><a href="${escapeHtml(href)}">${name}</a>${rest}</code>` : all;
    },
  );
}

/** Most descriptions are one paragraph, which needs no separate element. */
function withoutLoneParagraph(html: Html): Html {
  const [, inner] = /^<p>((?:(?!<p>).)*)<\/p>$/s.exec(html.trim()) ?? [];
  return inner ?? html;
}

/** Marks the language of an untranslated text for screen readers. */
function markLanguage(html: Html, lang: string | undefined): Html {
  if (lang === undefined || html === '') {
    return html;
  }
  const element = html.startsWith('<p>') ? 'div' : 'span';
  return `<${element} lang="${lang}">${html}</${element}>`;
}
