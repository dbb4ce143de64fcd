import { afterPaint } from '../../../lib/browser/afterPaint';

/** Filter of a reader; empty for everything. */
export interface Wanted {
  readonly text: string;
  /** The kind of entry, on an index. */
  readonly kind: string;
  readonly plan: string;
}

export interface FilterResult {
  readonly shown: number;
  readonly total: number;
  /** Whether names matched, or, because none did, types and descriptions. */
  readonly by: 'name' | 'text';
}

/** The part of a class name that all classes of a component share. */
const CLASS_PREFIX = /^\.mui\w*-/;

/** Beginning of a query that matches a whole class name. */
const CLASS_WORD = /^\.?mui/;

const MEMBERS = '[data-api-list] > li';

const SECTIONS = '[data-api-section]';

/** About what a window shows. What comes after so many members that are found has time until they are painted. */
const SCREENFUL = 10;

let cancel = (): void => {};

/** Reads the names on a page before a reader types, so that the first letter is answered as quickly as the others. */
export function prepareFilter(page: ParentNode): void {
  page.querySelectorAll<HTMLElement>(MEMBERS).forEach(nameOf);
}

/** Hides what a reader does not want in the lists of a page, which React need not render again. */
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
  // Who asks for everything may go to any member at once.
  const isAll = found.size === members.length;
  const unseen = isAll ? undefined : [...found][SCREENFUL];
  const last = unseen?.closest<HTMLElement>(SECTIONS);
  const [near, far] = splitAt(sections, last ? sections.indexOf(last) + 1 : sections.length);
  const [first, rest] = splitAt(members, unseen ? members.indexOf(unseen) : members.length);
  const show = (someSections: readonly HTMLElement[], someMembers: readonly HTMLElement[]) => {
    someSections.forEach((section) => setHidden(section, !isAll && !kept.has(section)));
    someMembers.forEach((member) => setHidden(member, !found.has(member)));
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

function setHidden(element: HTMLElement, isHidden: boolean): void {
  if (element.hidden !== isHidden) {
    element.hidden = isHidden;
  }
}
