/** What a reader may have typed as names. */
export interface QueryNames {
  /** In lower case. */
  words: string[];
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
  return {
    words: parts.map((names) => names.at(-1)!),
    owners: parts.flatMap((names) => names.slice(0, -1)),
  };
}
