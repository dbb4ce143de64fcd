import { parseArgs } from 'node:util';
import type { StoredFeedback } from '../../serve/feedback/types.ts';
import { printCsv, printJsonLines, printList } from './printFeedback.ts';
import { printStats } from './printStats.ts';

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
