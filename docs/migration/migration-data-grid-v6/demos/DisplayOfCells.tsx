import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';

const columns: GridColDef<Loan>[] = [
  {
    field: 'asBefore',
    headerName: 'Without display',
    flex: 1,
    minWidth: 130,
    renderCell: TwoLines,
  },
  {
    field: 'work',
    headerName: "display: 'flex'",
    flex: 1,
    minWidth: 130,
    display: 'flex',
    renderCell: TwoLines,
  },
  { field: 'borrower', headerName: 'Text', flex: 1, minWidth: 90 },
];

function TwoLines({ row }: GridRenderCellParams<Loan>) {
  return (
    <Stack>
      <Typography variant="body2">{row.work}</Typography>
      <Typography variant="caption">{row.artist}</Typography>
    </Stack>
  );
}

export default function DisplayOfCells() {
  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Museum loans' } }}
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}

const rows: Loan[] = [
  { id: 1, work: 'Harbour at dusk', artist: 'I. Lindqvist', borrower: 'Turku' },
  { id: 2, work: 'Three herons', artist: 'A. Okafor', borrower: 'Basel' },
  { id: 3, work: 'Salt road', artist: 'M. Duarte', borrower: 'Porto' },
];

interface Loan {
  id: number;
  work: string;
  artist: string;
  borrower: string;
}
