import { parseArgs } from 'node:util';
import type { StoredFeedback } from '../../serve/feedback/types.ts';
import { printCsv, printJsonLines, printList } from './printFeedback.ts';

export type Format = 'csv' | 'jsonl';

/** Commands for maintainers. */
export const COMMANDS = {
  list: (feedback: readonly StoredFeedback[]) => printList(feedback),
  export: (feedback: readonly StoredFeedback[], format: Format) =>
    format === 'csv' ? printCsv(feedback) : printJsonLines(feedback),
  stats: (feedback: readonly StoredFeedback[]) => printStats(feedback),
};

/** Default number of listed entries: as many as a person reads at once. */
const LISTED = 50;

export class FeedbackUsageError extends Error {
  override readonly name = 'FeedbackUsageError';
}

export interface FeedbackCommand {
  readonly command: keyof typeof COMMANDS;
  /** A date: the beginning of an ISO 8601 timestamp. */
  readonly since: string;
  /** -1 for no limit. */
  readonly limit: number;
  readonly format: Format;
}

/**
 * Parses the arguments of `npm run feedback`.
 *
 * @throws {FeedbackUsageError} whose message lists the valid arguments
 */
export function readCommand(args: readonly string[]): FeedbackCommand {
  const { values, positionals } = parse(args);
  const [command = ''] = positionals;
  if (!isCommand(command) || positionals.length !== 1) {
    throw new FeedbackUsageError(
      `Say what to do: npm run feedback -- ${Object.keys(COMMANDS).join('|')} [--since 2026-11-01] [--limit 100] [--format csv|jsonl]`,
    );
  }
  const { since = '', format = 'jsonl' } = values;
  if (!/^(\d{4}-\d\d-\d\d)?$/.test(since)) {
    throw new FeedbackUsageError(`--since ${since} is not a date. Write it as 2026-11-01.`);
  }
  const limit = Number(values.limit ?? (command === 'list' ? LISTED : -1));
  if (!Number.isInteger(limit) || limit < -1 || limit === 0) {
    throw new FeedbackUsageError(`--limit ${values.limit} is not a number of entries.`);
  }
  if (format !== 'csv' && format !== 'jsonl') {
    throw new FeedbackUsageError(`--format ${format} is unknown. Formats: csv, jsonl.`);
  }
  return { command, since, limit, format };
}

const isCommand = (name: string): name is keyof typeof COMMANDS => Object.hasOwn(COMMANDS, name);

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        since: { type: 'string' },
        limit: { type: 'string' },
        format: { type: 'string' },
      },
    });
  } catch (cause) {
    throw new FeedbackUsageError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

interface PageStats {
  readonly page: string;
  up: number;
  down: number;
  comments: number;
}

/** Counts votes and comments by page, sorted by the number of negative votes, then of comments. */
function countByPage(feedback: readonly StoredFeedback[]): PageStats[] {
  const pages = new Map<string, PageStats>();
  for (const { page, vote, comment } of feedback) {
    const stats = pages.get(page) ?? { page, up: 0, down: 0, comments: 0 };
    if (vote !== null) {
      stats[vote] += 1;
    }
    stats.comments += comment === '' ? 0 : 1;
    pages.set(page, stats);
  }
  return [...pages.values()].sort(
    (a, b) => b.down - a.down || b.comments - a.comments || (a.page < b.page ? -1 : 1),
  );
}

/** Formats a table for the terminal, with the totals in the last line. */
export function printStats(feedback: readonly StoredFeedback[]): string {
  const pages = countByPage(feedback);
  const sum = (key: 'up' | 'down' | 'comments') =>
    pages.reduce((total, stats) => total + stats[key], 0);
  const all = { page: `all ${pages.length} pages`, up: sum('up'), down: sum('down') };
  const lines = [...pages, { ...all, comments: sum('comments') }].map(
    ({ page, up, down, comments }) =>
      [up, down, comments].map((count) => String(count).padStart(9)).join('') + `  ${page}`,
  );
  return `${['  helpful', '      not', ' comments', '  page'].join('')}\n${lines.join('\n')}\n`;
}
