import type { Plan } from '../../plugins/api-reference/types.ts';
import type { ReadMember } from './types.ts';

/** State of a name in a minor; `unknown` where it cannot be determined. */
export type State = 'has' | 'deprecates' | 'lacks' | 'unknown';

/** Something that happened to a name in the minor of a place among the readings. */
export interface Told {
  readonly fate: 'added' | 'deprecated' | 'removed';
  readonly place: number;
}

/**
 * @param doc what a minor has of a name
 * @param docs what all minors have of it
 * @param plans that were read of the minor
 */
export function stateOf(
  doc: ReadMember | undefined,
  docs: readonly (ReadMember | undefined)[],
  plans: readonly Plan[],
): State {
  if (doc) {
    return doc.deprecated ? 'deprecates' : 'has';
  }
  // It may be in a package that was not read.
  return docs.every((each) => !each || plans.includes(each.plan)) ? 'lacks' : 'unknown';
}

/** Whether a minor has a name, deprecated or not. */
export function isThere(state: State | undefined): boolean {
  return state === 'has' || state === 'deprecates';
}

/**
 * Tells what happened to a name. The minor before must be known: what is new may else be older. A name that went and came
 * again was there all the time.
 *
 * @param states one for each minor, oldest first
 */
export function tellEvents(states: readonly State[]): Told[] {
  const first = states.findIndex(isThere);
  const last = states.findLastIndex(isThere);
  const told: Told[] = [];
  if (states[first - 1] === 'lacks') {
    told.push({ fate: 'added', place: first });
  }
  const deprecated = states.indexOf('deprecates');
  const isSteady = !states.slice(deprecated, last + 1).includes('has');
  if (deprecated > 0 && isSteady && states[deprecated - 1] === 'has') {
    told.push({ fate: 'deprecated', place: deprecated });
  }
  if (first !== -1 && states[last + 1] === 'lacks') {
    told.push({ fate: 'removed', place: last + 1 });
  }
  return told;
}
