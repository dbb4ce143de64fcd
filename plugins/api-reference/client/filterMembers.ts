import { afterPaint } from '../../page-loading/client/afterPaint';

/** What a reader wants to see; empty for everything. */
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

/** What begins like that means the whole of a class name. */
const CLASS_WORD = /^\.?mui/;

const MEMBERS = '[data-api-list] > li';

/** More than a window shows. What comes after so many members that are shown has time until they are painted. */
const SCREENFUL = 20;

let callOff = (): void => {};

/** Reads the names on a page before a reader types, so that the first letter is answered as quickly as the others. */
export function prepareFilter(page: ParentNode): void {
  page.querySelectorAll<HTMLElement>(MEMBERS).forEach(nameOf);
}

/** Hides what a reader does not want in the lists of a page, which React need not render anew. */
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
  const sections = [...page.querySelectorAll<HTMLElement>('[data-api-section]')];
  const lists = new Set([...found].map(({ parentElement }) => parentElement));
  const kept = new Set([...lists].map((list) => list?.closest('[data-api-section]')));
  sections.forEach((section) =>
    setHidden(section, found.size < members.length && !kept.has(section)),
  );
  // Who asks for everything may go to any member at once.
  const unseen = found.size < members.length ? [...found][SCREENFUL] : undefined;
  const edge = unseen ? members.indexOf(unseen) : members.length;
  const show = (some: readonly HTMLElement[]) =>
    some.forEach((member) => setHidden(member, !found.has(member)));
  show(members.slice(0, edge));
  callOff();
  callOff = afterPaint(() => show(members.slice(edge)));
  return {
    shown: found.size,
    total: members.length,
    by: named.length > 0 ? 'name' : 'text',
  };
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
