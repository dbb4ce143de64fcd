import type { SearchQuery } from '../types';
import type { ResultsMessage } from './messages';

/** More than a reader triggers before a pause; an answer is a few kilobytes. */
const MAX_ANSWERS = 200;

/** Caches answers to past queries and to queries that the reader may type next. */
export class KnownAnswers {
  private readonly answers = new Map<string, ResultsMessage>();

  keep(reply: ResultsMessage): void {
    const key = keyOf(reply.query);
    this.answers.delete(key);
    this.answers.set(key, reply);
    if (this.answers.size > MAX_ANSWERS) {
      this.answers.delete(this.answers.keys().next().value!);
    }
  }

  /** @returns the answer with the given query; `null` if it is not known */
  find(query: SearchQuery): ResultsMessage | null {
    const known = this.answers.get(keyOf(query));
    return known ? { ...known, query } : null;
  }
}

/** Builds a key that ignores case and spacing, which do not affect the results. */
function keyOf({ text, ...query }: SearchQuery): string {
  const { area, group, plan, flag } = query;
  return JSON.stringify([text.toLowerCase().trim().split(/\s+/), area, group, plan, flag]);
}
