import type { EntryKind } from '../../api-reference/types';
import type { MemberKind } from '../types';

type ThingKind = EntryKind | MemberKind;

/** How readers call a thing before or behind its name, if not in the plural: `BarChart slots` are a prop. */
const KIND_WORDS: Readonly<Partial<Record<ThingKind, readonly string[]>>> = {
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
const KINDS = Object.keys(KIND_WORDS) as ThingKind[];

/** What a reader may have typed as names. */
export interface QueryNames {
  /** In lower case. */
  words: string[];
  /** What one of the words says of the kind of thing that is looked for, and the other words. */
  ofKind: { readonly kinds: readonly ThingKind[]; readonly words: string[] } | null;
  /** Names before a dot, which may say where the last one belongs: `GridApi` of `GridApi.setPage`. */
  owners: string[];
}

/** Reads names from what was typed or pasted: `<DataGrid />`, `.MuiDataGrid-root`, `apiRef.current.setPage(2)`. */
export function readQueryNames(text: string): QueryNames {
  const chains = text
    .toLowerCase()
    .replace(/\(.*?(?:\)|$)/g, ' ')
    .split(/[^\p{L}\p{N}_$.-]+/u)
    .map((chain) => chain.replace(/^[.-]+|[.-]+$/g, ''))
    .filter(Boolean);
  const parts = chains.map((chain) => chain.split('.').filter(Boolean));
  const words = parts.map((names) => names.at(-1)!);
  return {
    words,
    ofKind: readKind(words),
    owners: parts.flatMap((names) => names.slice(0, -1)),
  };
}

/** Finds a word for a kind where such words stand: before or behind the name. */
function readKind(words: readonly string[]): QueryNames['ofKind'] {
  for (const at of words.length > 1 ? [0, words.length - 1] : []) {
    const kinds = KINDS.filter((kind) => KIND_WORDS[kind]?.includes(words[at]!));
    if (kinds.length > 0) {
      return { kinds, words: words.filter((_word, index) => index !== at) };
    }
  }
  return null;
}
