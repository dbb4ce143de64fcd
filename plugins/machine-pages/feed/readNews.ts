/** A news item: a heading on the "What's new" page and its text. */
export interface NewsItem {
  readonly title: string;
  /** Anchor on the page. */
  readonly id: string;
  /** ISO date. */
  readonly date: string;
  /** Markdown. */
  readonly text: string;
}

const HEADING = /^(##|###) .*\{\/\* #([\w-]+) \*\/\}\s*$/gm;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Reads the news from the "What's new" page. Each second-level heading has an ISO date as its ID, newest first. The
 * third-level headings below it are the news of that date.
 *
 * @param source the MDX of the page, for the IDs of its headings
 * @param markdown the same page as Markdown
 * @param file path of the page, for error messages
 * @throws when dates are missing, wrong or out of order
 */
export function readNews(source: string, markdown: string, file: string): NewsItem[] {
  const ids = [...source.matchAll(HEADING)].map(([, , id = '']) => id);
  const sections = markdown.split(/^(?=###? )/m).filter((part) => /^###? /.test(part));
  let date = '';
  return sections.flatMap((section, index) => {
    const [, marks, title = '', text = ''] = /^(##|###) (.*)\n?([^]*)$/.exec(section) ?? [];
    const id = ids[index] ?? '';
    if (marks === '##') {
      if (!DATE.test(id) || Number.isNaN(Date.parse(id)) || (date !== '' && id >= date)) {
        throw new Error(
          `${file}: the heading "${title}" has the id "${id}". ` +
            'Headings of the second level have a date as their id, {/* #2026-11-21 */}, the newest first.',
        );
      }
      date = id;
      return [];
    }
    if (date === '') {
      throw new Error(`${file}: "${title}" is under no date.`);
    }
    return [{ title, id, date, text: text.trim() }];
  });
}
