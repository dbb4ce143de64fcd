import { DataGridPro, type DataGridProProps, type GridColDef } from '@mui/x-data-grid-pro';
import { nestedParts, type NestedPart } from './parts';

interface Part {
  id: number;
  name: string;
  grams: number;
  path: string[];
}

/** Makes one list of all levels; the grid takes no nested rows. */
function flatten(parts: readonly NestedPart[], above: readonly string[] = []): Part[] {
  return parts.flatMap(({ children = [], ...part }) => {
    const path = [...above, String(part.id)];
    return [{ ...part, path }, ...flatten(children, path)];
  });
}

const rows = flatten(nestedParts);
const getPath = (row: Part) => row.path;

const nameColumn: DataGridProProps['groupingColDef'] = {
  headerName: 'Part',
  flex: 1,
  minWidth: 180,
  valueGetter: ({ row }) => row.name,
};

const columns: GridColDef<Part>[] = [
  { field: 'grams', headerName: 'Grams', type: 'number', width: 110 },
];

export default function TreeFromNestedChildren() {
  return (
    <div style={{ height: 258, width: '100%' }}>
      <DataGridPro
        treeData
        rows={rows}
        getTreeDataPath={getPath}
        groupingColDef={nameColumn}
        columns={columns}
        defaultGroupingExpansionDepth={-1}
        density="compact"
        hideFooter
        aria-label="Parts of a bicycle, from nested data"
      />
    </div>
  );
}
