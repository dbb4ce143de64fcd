import { joinCharacters } from '../text/joinCharacters';
import { isUnspaced, splitWords, UNSPACED } from '../text/splitWords';
import { STOP_WORDS } from '../text/stopWords';
import { type KindWords, readKind, readList } from './kindWords';

/** Names that a reader may have typed. */
export interface QueryNames {
  /** In lower case. */
  words: string[];
  /** The words for a kind, and the other words. */
  ofKind: KindWords | null;
  /** The kinds to list for the entry named by the other words: `DataGrid props`. */
  listOf: KindWords | null;
  /** Names before a dot, which may be the owner of the last one: `GridApi` in `GridApi.setPage`. */
  owners: string[];
}

/**
 * Reads names from typed or pasted text: `<DataGrid />`, `.MuiDataGrid-root`, `apiRef.current.setPage(2)`. Chinese may
 * follow without a space: `DataGrid属性`.
 */
export function readQueryNames(text: string): QueryNames {
  const chains = text
    .toLowerCase()
    .replace(UNSPACED, (run) => ` ${joinCharacters(splitWords(run), run).join(' ')} `)
    .replace(/\(.*?(?:\)|$)/g, ' ')
    .split(/[^\p{L}\p{N}_$.-]+/u)
    .map((chain) => chain.replace(/^[.-]+|[.-]+$/g, ''))
    .filter(Boolean);
  const parts = chains.map((chain) => chain.split('.').filter(Boolean));
  // `rows={rows}` contains one name.
  const words = [...new Set(parts.map((names) => names.at(-1)!))];
  return {
    words,
    // Keep English stop words, because names may contain them: `on` in `onRowClick`.
    ofKind: readKind(words.filter((word) => !(isUnspaced(word) && STOP_WORDS.has(word)))),
    listOf: readList(words.filter((word) => !STOP_WORDS.has(word))),
    owners: parts.flatMap((names) => names.slice(0, -1)),
  };
}
