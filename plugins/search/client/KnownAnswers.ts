import type { SearchQuery } from '../types';
import type { ResultsMessage } from './messages';

/** More than a reader comes by between two thoughts; an answer is a few kilobytes. */
const MAX_ANSWERS = 200;

/** Answers that the page has already: of what was asked, and of what a reader may type next. */
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

  /** @returns the answer as if the query itself had been asked; `null` where it is not known */
  find(query: SearchQuery): ResultsMessage | null {
    const known = this.answers.get(keyOf(query));
    return known ? { ...known, query } : null;
  }
}

/** Case and spaces make no difference to what is found. */
function keyOf({ text, ...query }: SearchQuery): string {
  const { area, group, plan, flag } = query;
  return JSON.stringify([text.toLowerCase().trim().split(/\s+/), area, group, plan, flag]);
}
