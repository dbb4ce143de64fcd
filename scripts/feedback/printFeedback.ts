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
