import { afterPaint } from '../../../lib/browser/afterPaint';
import { hideUntilFound } from '../../../lib/browser/hideUntilFound';

/** A reader's filter; empty strings match everything. */
export interface Wanted {
  readonly text: string;
  /** Kind of the entries, on an index. */
  readonly kind: string;
  readonly plan: string;
}

export interface FilterResult {
  readonly shown: number;
  readonly total: number;
  /** Whether names matched or, if none did, types and descriptions. */
  readonly by: 'name' | 'text';
}

/** Matches the prefix that all class names of a component share. */
const CLASS_PREFIX = /^\.mui\w*-/;

/** Matches the beginning of a query for a whole class name. */
const CLASS_WORD = /^\.?mui/;

const MEMBERS = '[data-api-list] > li';

const SECTIONS = '[data-api-section]';

/** Approximate number of members that a window shows. Members after these are updated after the next paint. */
const SCREENFUL = 10;

let cancel = (): void => {};

/** Caches the names on a page before a reader types, so that the first letter is handled as quickly as the others. */
export function prepareFilter(page: ParentNode): void {
  page.querySelectorAll<HTMLElement>(MEMBERS).forEach(nameOf);
}

/** Hides members that do not match from the lists of a page, without rendering them again in React. */
export function filterMembers(page: ParentNode, { text, kind, plan }: Wanted): FilterResult {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const members = [...page.querySelectorAll<HTMLElement>(MEMBERS)];
  const eligible = members.filter(
    ({ parentElement, dataset }) =>
      (!kind || parentElement?.dataset.kind === kind) && (!plan || dataset.plan === plan),
  );
  const named = eligible.filter((member) => words.every((word) => nameHas(member, word)));
  const found = new Set(
    named.length > 0
      ? named
      : eligible.filter((member) => words.every((word) => textOf(member).includes(word))),
  );
  const sections = [...page.querySelectorAll<HTMLElement>(SECTIONS)];
  const kept = new Set([...found].map((member) => member.closest<HTMLElement>(SECTIONS)));
  // When everything is shown, the reader may jump to any member immediately.
  const isAll = found.size === members.length;
  const unseen = isAll ? undefined : [...found][SCREENFUL];
  const last = unseen?.closest<HTMLElement>(SECTIONS);
  const [near, far] = splitAt(sections, last ? sections.indexOf(last) + 1 : sections.length);
  const [first, rest] = splitAt(members, unseen ? members.indexOf(unseen) : members.length);
  const show = (someSections: readonly HTMLElement[], someMembers: readonly HTMLElement[]) => {
    someSections.forEach((section) => hideUntilFound(section, !isAll && !kept.has(section)));
    someMembers.forEach((member) => hideUntilFound(member, !found.has(member)));
  };
  show(near, first);
  cancel();
  cancel = afterPaint(() => show(far, rest));
  return {
    shown: found.size,
    total: members.length,
    by: named.length > 0 ? 'name' : 'text',
  };
}

function splitAt<Item>(items: readonly Item[], index: number): [readonly Item[], readonly Item[]] {
  return [items.slice(0, index), items.slice(index)];
}

function nameHas(member: HTMLElement, word: string): boolean {
  const { whole, own } = nameOf(member);
  return (CLASS_WORD.test(word) ? whole : own).includes(word);
}

const nameOf = rememberFor((member) => {
  const whole = textIn(member.firstElementChild);
  return { whole, own: whole.replace(CLASS_PREFIX, '') };
});

const textOf = rememberFor(textIn);

function textIn(element: Element | null): string {
  return (element?.textContent ?? '').toLowerCase();
}

function rememberFor<Answer>(read: (member: HTMLElement) => Answer): typeof read {
  const known = new WeakMap<HTMLElement, Answer>();
  return (member) => {
    const answer = known.get(member) ?? read(member);
    known.set(member, answer);
    return answer;
  };
}
