/** One thing that is new, as a heading of the page that lists them. */
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
 * Reads what is new from the page about it: under each date, a heading of the second level whose id is the ISO date,
 * are headings of the third level, the newest first.
 *
 * @param source the page as it is written, for the ids of its headings
 * @param markdown the same page as Markdown
 * @param file names the page in errors
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
