import { removeControls } from '../../serve/feedback/parseFeedback.ts';
import type { StoredFeedback } from '../../serve/feedback/types.ts';

const COLUMNS = [
  'createdAt',
  'page',
  'version',
  'language',
  'section',
  'vote',
  'comment',
] as const satisfies readonly (keyof StoredFeedback)[];

/**
 * Takes out what a terminal would obey. It is refused at the door as well; a database may be older than that, or be
 * written by others.
 */
export function withoutControls(entry: StoredFeedback): StoredFeedback {
  const fields = Object.entries(entry).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'string' ? removeControls(value) : value,
  ]);
  return Object.fromEntries(fields) as unknown as StoredFeedback;
}

/** For reading in a terminal. */
export function printList(feedback: readonly StoredFeedback[]): string {
  if (feedback.length === 0) {
    return 'There is no feedback yet.\n';
  }
  return feedback
    .map(({ createdAt, page, section, version, vote, comment }) => {
      const place = section ? `${page}#${section}` : page;
      const mark = vote === null ? '·' : { up: '+', down: '−' }[vote];
      const lines = comment.split('\n').filter(Boolean);
      return [`${mark} ${createdAt.slice(0, 16)} ${place} (${version})`, ...lines].join('\n    ');
    })
    .join('\n')
    .concat('\n');
}

export function printJsonLines(feedback: readonly StoredFeedback[]): string {
  return feedback.map((entry) => `${JSON.stringify(entry)}\n`).join('');
}

/** As RFC 4180 has it. */
export function printCsv(feedback: readonly StoredFeedback[]): string {
  const lines = feedback.map((entry) => COLUMNS.map((column) => quote(entry[column] ?? '')));
  return [COLUMNS, ...lines].map((cells) => `${cells.join(',')}\r\n`).join('');
}

/** A cell that begins like a formula would be run by spreadsheets. */
function quote(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
