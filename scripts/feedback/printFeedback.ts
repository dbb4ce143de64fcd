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
 * Removes control characters, which a terminal would interpret. The server does not accept them either, but a database
 * may have older entries, or entries from other programs.
 */
export function withoutControls(entry: StoredFeedback): StoredFeedback {
  const fields = Object.entries(entry).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'string' ? removeControls(value) : value,
  ]);
  return Object.fromEntries(fields) as unknown as StoredFeedback;
}

/** Formats feedback for the terminal. */
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

/** Formats feedback as CSV according to RFC 4180. */
export function printCsv(feedback: readonly StoredFeedback[]): string {
  const lines = feedback.map((entry) => COLUMNS.map((column) => quote(entry[column] ?? '')));
  return [COLUMNS, ...lines].map((cells) => `${cells.join(',')}\r\n`).join('');
}

/** Quotes a cell, and escapes text that a spreadsheet would execute as a formula. */
function quote(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
