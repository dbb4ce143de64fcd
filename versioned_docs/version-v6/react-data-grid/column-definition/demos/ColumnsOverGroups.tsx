import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

interface Tasting {
  id: number;
  origin: string;
  cup: { score: number; taster: string };
}

const columns: GridColDef<Tasting>[] = [
  { field: 'origin', headerName: 'Origin' },
  {
    field: 'taster',
    headerName: 'Taster',
    flex: 1,
    minWidth: 110,
    // A row that the grid made for a group has no cup.
    valueGetter: ({ row, rowNode }) => (rowNode.type === 'group' ? null : row.cup.taster),
  },
  {
    field: 'score',
    headerName: 'Score',
    type: 'number',
    width: 110,
    valueGetter: ({ row }) => row.cup?.score,
    renderCell: ({ value, rowNode }) => (rowNode.type === 'group' ? '–' : value),
  },
];

const groupColumn = { width: 150 };

export default function ColumnsOverGroups() {
  return (
    <div style={{ height: 294, width: '100%' }}>
      <DataGridPremium
        rows={tastings}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['origin'] },
          columns: { columnVisibilityModel: { origin: false } },
        }}
        defaultGroupingExpansionDepth={-1}
        groupingColDef={groupColumn}
        density="compact"
        hideFooter
        aria-label="Tastings by origin"
      />
    </div>
  );
}

const tastings: Tasting[] = [
  { id: 1, origin: 'Kenya', cup: { score: 88, taster: 'Ada' } },
  { id: 2, origin: 'Kenya', cup: { score: 86.5, taster: 'Bo' } },
  { id: 3, origin: 'Brazil', cup: { score: 83, taster: 'Ada' } },
  { id: 4, origin: 'Brazil', cup: { score: 84.25, taster: 'Cleo' } },
  { id: 5, origin: 'Brazil', cup: { score: 82, taster: 'Bo' } },
];
