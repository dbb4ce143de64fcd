import { escapeHtml } from './escapeHtml';
import type { EntryLinks } from './entryLinks';
import type { Html } from './types';

/** Renders the Markdown of doc comments to HTML; HTML inside it is shown as text. */
export type RenderMarkdown = (markdown: string, self: string) => Html;

/** What links in descriptions lead to. */
export interface MarkdownLinks {
  entries: EntryLinks;
  /** Turns an address of the packages' own site into one of this site, where it has the page. */
  toOwnAddress(url: string): string;
}

/** Loads the Markdown parser, an ES module, and returns the renderer. */
export async function createMarkdownRenderer(links: MarkdownLinks): Promise<RenderMarkdown> {
  const { micromark } = await import('micromark');
  const rendered = new Map<string, Html>();
  return (markdown, self) => {
    const known = rendered.get(markdown);
    const html =
      known ?? linkCodeSpans(micromark(resolveJsDocLinks(markdown, links)), links.entries);
    rendered.set(markdown, html);
    return withoutLoneParagraph(html).replaceAll(`<a href="${links.entries.get(self)}">`, '<a>');
  };
}

/** `[[GridSortModel]]` and `{@link address text}` are doc comment syntax, not Markdown. */
function resolveJsDocLinks(markdown: string, links: MarkdownLinks): string {
  return markdown
    .replace(/`?\[\[([^\]]+)\]\]((?:\[\])*)`?/g, '`$1$2`')
    .replace(/\{@link\s+(\S+?)(?:[\s|]+([^}]+))?\}/g, (_all, url: string, text?: string) =>
      /^https?:/.test(url) ? `[${text ?? url}](${links.toOwnAddress(url)})` : `\`${text ?? url}\``,
    )
    .replace(/\]\((https?:[^)\s]+)\)/g, (_all, url: string) => `](${links.toOwnAddress(url)})`)
    .replace(/(?<![("'`<\w/[])https?:\/\/[^\s)>\]]*[^\s)>\].,;:]/g, (url) => {
      const address = links.toOwnAddress(url);
      return `[${url.replace(/^https?:\/\//, '')}](${address})`;
    });
}

/** A code span that is the name of an entry leads there. */
function linkCodeSpans(html: Html, entries: EntryLinks): Html {
  return html.replace(/<code>([A-Z]\w+)((?:\[\])*)<\/code>/g, (all, name: string, rest: string) => {
    const href = entries.get(name);
    return href ? `<code><a href="${escapeHtml(href)}">${name}</a>${rest}</code>` : all;
  });
}

/** Most descriptions are one paragraph, which needs no element of its own. */
function withoutLoneParagraph(html: Html): Html {
  const [, inner] = /^<p>((?:(?!<p>).)*)<\/p>$/s.exec(html.trim()) ?? [];
  return inner ?? html;
}
