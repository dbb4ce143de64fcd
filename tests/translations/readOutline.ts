import { readHeadings, withoutFences } from '../../plugins/translations/sections/hashSections.ts';

/** The structure that both languages of a page must share, in page order. */
export interface PageOutline {
  /** Level and explicit id of each heading, such as `## #sort-by-several-columns`. */
  readonly headings: readonly string[];
  readonly demos: readonly string[];
  /** Front matter that is not prose: components, plan, flags. */
  readonly facts: readonly string[];
}

const DEMO = /<(?:Demo\s+id|Anatomy\s+of)="([^"]+)"/;
const TRANSLATED_KEYS = /^(title|description|sidebar_label|keywords)\b/;

/** Reads the outline of an MDX page. */
export function readOutline(mdx: string): PageOutline {
  const [frontMatter, body] = splitFrontMatter(mdx);
  const lines = body.split('\n');
  return {
    headings: readHeadings(lines).map(
      ({ level, id }) => `${'#'.repeat(level)} ${id ? `#${id}` : '(no id)'}`,
    ),
    demos: withoutFences(lines).flatMap((line) => DEMO.exec(line)?.[1] ?? []),
    facts: frontMatter.split('\n').filter((line) => line.trim() && !TRANSLATED_KEYS.test(line)),
  };
}

function splitFrontMatter(mdx: string): [frontMatter: string, body: string] {
  const match = /^---\n(.*?)\n---\n(.*)$/s.exec(mdx.replaceAll('\r\n', '\n'));
  return match ? [match[1] ?? '', match[2] ?? ''] : ['', mdx];
}
