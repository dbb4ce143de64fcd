import type { Plan } from '../../plugins/api-reference/types.ts';
import type { ReadMember } from './types.ts';

/** State of a name in a minor; `unknown` where it cannot be determined. */
export type State = 'has' | 'deprecates' | 'lacks' | 'unknown';

/** An event in the history of a name. `place` is the index of the minor among the readings. */
export interface Told {
  readonly fate: 'added' | 'deprecated' | 'removed';
  readonly place: number;
}

/**
 * Determines the state of a name in a minor.
 *
 * @param doc the name in this minor
 * @param docs the name in all minors
 * @param plans plans whose packages were read for this minor
 */
export function stateOf(
  doc: ReadMember | undefined,
  docs: readonly (ReadMember | undefined)[],
  plans: readonly Plan[],
): State {
  if (doc) {
    return doc.deprecated ? 'deprecates' : 'has';
  }
  // The name may be in a package that was not read.
  return docs.every((each) => !each || plans.includes(each.plan)) ? 'lacks' : 'unknown';
}

/** Whether a minor has a name, deprecated or not. */
export function isThere(state: State | undefined): boolean {
  return state === 'has' || state === 'deprecates';
}

/**
 * Returns the events of a name. An event requires a known state in the previous minor, because the name may otherwise
 * be older. A name that was removed and added again counts as present throughout.
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
