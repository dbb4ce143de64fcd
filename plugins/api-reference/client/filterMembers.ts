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

const MEMBERS = '[data-api-list] > li';

/** More than a window shows. What comes after so many members that are shown has time until they are painted. */
const SCREENFUL = 40;

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
  const kept = new Set([...found].map((member) => member.closest('[data-api-section]')));
  sections.forEach((section) =>
    setHidden(section, found.size < members.length && !kept.has(section)),
  );
  const edge = members.indexOf([...found][SCREENFUL] ?? members.at(-1)!);
  const show = (some: readonly HTMLElement[]) =>
    some.forEach((member) => setHidden(member, !found.has(member)));
  show(members.slice(0, edge + 1));
  callOff();
  callOff = afterPaint(() => show(members.slice(edge + 1)));
  return {
    shown: found.size,
    total: members.length,
    by: named.length > 0 ? 'name' : 'text',
  };
}

function nameHas(member: HTMLElement, word: string): boolean {
  const name = nameOf(member);
  const isClassName = /^\.?mui/.test(word);
  return (isClassName ? name : name.replace(CLASS_PREFIX, '')).includes(word);
}

const names = new WeakMap<HTMLElement, string>();
const texts = new WeakMap<HTMLElement, string>();

const nameOf = (member: HTMLElement) => remember(names, member, member.firstElementChild);

const textOf = (member: HTMLElement) => remember(texts, member, member);

function remember(
  known: WeakMap<HTMLElement, string>,
  member: HTMLElement,
  source: Element | null,
): string {
  const text = known.get(member) ?? (source?.textContent ?? '').toLowerCase();
  known.set(member, text);
  return text;
}

function setHidden(element: HTMLElement, isHidden: boolean): void {
  if (element.hidden !== isHidden) {
    element.hidden = isHidden;
  }
}
