import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const yarns = [
  { id: 'Heather', share: 80 },
  { id: 'Harbor', share: 55 },
  { id: 'Snow', share: 100 },
];

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Yarn', flex: 1, minWidth: 110 },
  {
    field: 'share',
    headerName: 'Wool',
    type: 'number',
    width: 140,
    editable: true,
    // Keeps what people enter between 0 and 100.
    valueParser: (value) => Math.min(100, Math.max(0, Number(value))),
    valueFormatter: ({ value }) => `${value} %`,
  },
];

export default function ParsedInput() {
  return (
    <div style={{ height: 150, width: '100%' }}>
      <DataGrid
        rows={yarns}
        columns={columns}
        density="compact"
        hideFooter
        aria-label="Yarns, with a share of wool to edit"
      />
    </div>
  );
}
