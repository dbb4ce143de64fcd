import { DataGridPro, type DataGridProProps, type GridColDef } from '@mui/x-data-grid-pro';
import { partRecords, type PartRecord } from './parts';

interface Part extends PartRecord {
  path: string[];
}

/** Adds the path of ids, from the topmost ancestor down. Ids keep paths unique where names are not. */
function withPaths(records: readonly PartRecord[]): Part[] {
  const byId = new Map(records.map((record) => [record.id, record]));
  const pathOf = ({ id, parentId }: PartRecord): string[] => {
    const parent = parentId === null ? undefined : byId.get(parentId);
    return [...(parent ? pathOf(parent) : []), String(id)];
  };
  return records.map((record) => ({ ...record, path: pathOf(record) }));
}

const rows = withPaths(partRecords);
const getPath = (row: Part) => row.path;

// The path holds ids, so the column takes the name from the row.
const nameColumn: DataGridProProps['groupingColDef'] = {
  headerName: 'Part',
  flex: 1,
  minWidth: 180,
  valueGetter: ({ row }) => row.name,
};

const columns: GridColDef<Part>[] = [
  { field: 'grams', headerName: 'Grams', type: 'number', width: 110 },
];

export default function TreeFromParentIds() {
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
        aria-label="Parts of a bicycle, by the id of their parent"
      />
    </div>
  );
}
