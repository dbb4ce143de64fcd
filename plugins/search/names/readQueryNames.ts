import type { EntryKind } from '../../api-reference/types';
import type { MemberKind } from '../types';

type ThingKind = EntryKind | MemberKind;

/** How readers call kinds of things before or behind a name; the plural may itself be one, as in `BarChart slots`. */
const KIND_WORDS: ReadonlyMap<string, readonly ThingKind[]> = new Map<string, ThingKind[]>([
  ...each(['component', '组件'], ['component']),
  ...each(['hook', '钩子'], ['hook']),
  ...each(['type', 'interface', '类型', '接口'], ['interface']),
  ...each(['prop', 'property', '属性'], ['prop', 'member']),
  ...each(['method', 'function', '方法', '函数'], ['method']),
  ...each(['slot', '插槽'], ['slot']),
  ...each(['class', '类', '类名'], ['class']),
  ...each(['event', '事件'], ['event']),
  ...each(['selector'], ['selector']),
  ...each(['param', 'parameter', '参数'], ['param']),
]);

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
  if (words.length < 2) {
    return null;
  }
  for (const at of [0, words.length - 1]) {
    const kinds = KIND_WORDS.get(words[at]!);
    if (kinds) {
      return { kinds, words: words.filter((_word, index) => index !== at) };
    }
  }
  return null;
}

function each(words: readonly string[], kinds: ThingKind[]): (readonly [string, ThingKind[]])[] {
  return words.map((word) => [word, kinds] as const);
}
