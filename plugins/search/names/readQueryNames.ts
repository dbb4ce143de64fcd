import { type KindWords, readKind, readList } from './kindWords';

/** What a reader may have typed as names. */
export interface QueryNames {
  /** In lower case. */
  words: string[];
  /** What one of the words says of the kind of thing that is looked for, and the other words. */
  ofKind: KindWords | null;
  /** What one of the words says of the kinds that are looked for in what the other words name: `DataGrid props`. */
  listOf: KindWords | null;
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
  // `rows={rows}` has one name.
  const words = [...new Set(parts.map((names) => names.at(-1)!))];
  return {
    words,
    ofKind: readKind(words),
    listOf: readList(words),
    owners: parts.flatMap((names) => names.slice(0, -1)),
  };
}
