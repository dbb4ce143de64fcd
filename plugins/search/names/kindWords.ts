import type { EntryKind } from '../../api-reference/types';
import type { MemberKind } from '../types';

export type ThingKind = EntryKind | MemberKind;

/** A word for kinds of things, and the words beside it. */
export interface KindWords {
  readonly kinds: readonly ThingKind[];
  readonly words: string[];
}

/** How readers call one thing before or behind its name, if not in the plural: `BarChart slots` are a prop. */
const ONE: Readonly<Partial<Record<ThingKind, readonly string[]>>> = {
  component: ['component', '组件'],
  hook: ['hook', '钩子'],
  interface: ['type', 'interface', '类型', '接口'],
  prop: ['prop', 'property', '属性'],
  member: ['prop', 'property', '属性'],
  method: ['method', 'function', '方法', '函数'],
  slot: ['slot', '插槽'],
  class: ['class', '类', '类名'],
  event: ['event', '事件'],
  selector: ['selector'],
  param: ['param', 'parameter', '参数'],
};

/** How they call all that an entry has. Chinese has one form for both. */
const ALL: Readonly<Partial<Record<MemberKind, readonly string[]>>> = {
  prop: ['props', 'properties', '属性'],
  member: ['props', 'properties', '属性'],
  method: ['methods', 'functions', '方法', '函数'],
  slot: ['slots', '插槽'],
  class: ['classes', '类', '类名'],
  event: ['events', '事件'],
  selector: ['selectors'],
  param: ['params', 'parameters', '参数'],
};

/** Finds a word for one thing of a kind. */
export function readKind(words: readonly string[]): KindWords | null {
  return readBeside(words, ONE);
}

/** Finds a word for all things of a kind. */
export function readList(words: readonly string[]): KindWords | null {
  return readBeside(words, ALL);
}

/** Such words are before or behind a name. */
function readBeside(
  words: readonly string[],
  called: Readonly<Partial<Record<ThingKind, readonly string[]>>>,
): KindWords | null {
  for (const at of words.length > 1 ? [0, words.length - 1] : []) {
    const kinds = (Object.keys(called) as ThingKind[]).filter((kind) =>
      called[kind]?.includes(words[at]!),
    );
    if (kinds.length > 0) {
      return { kinds, words: words.filter((_word, index) => index !== at) };
    }
  }
  return null;
}
