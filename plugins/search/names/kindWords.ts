import type { EntryKind } from '../../api-reference/types';
import type { MemberKind } from '../types';

export type ThingKind = EntryKind | MemberKind;

/** The kinds that a word stands for, and the other words. */
export interface KindWords {
  readonly kinds: readonly ThingKind[];
  readonly words: string[];
}

/** Words for a single thing before or after its name. The plural is not included: `BarChart slots` refers to a prop. */
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

/** Words for all members of a kind. Chinese uses the same word for singular and plural. */
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

/** Finds a word for a single thing of a kind. */
export function readKind(words: readonly string[]): KindWords | null {
  return readBeside(words, ONE);
}

/** Finds a word for all things of a kind. */
export function readList(words: readonly string[]): KindWords | null {
  return readBeside(words, ALL);
}

/** Finds such a word before or after a name. */
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
