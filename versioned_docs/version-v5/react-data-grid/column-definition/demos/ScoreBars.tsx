import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';
import { coffeeLots, type CoffeeLot } from './coffeeLots';

function ScoreBar({ value = 0, row }: GridRenderCellParams<number, CoffeeLot>) {
  return (
    <Stack direction="row" spacing={1} sx={{ width: '100%', alignItems: 'center' }}>
      <LinearProgress
        variant="determinate"
        value={(value - 80) * 10}
        aria-label={`Score of ${row.variety}`}
        sx={{ flex: 1 }}
      />
      <span>{value.toFixed(2)}</span>
    </Stack>
  );
}

const columns: GridColDef<CoffeeLot>[] = [
  { field: 'id', headerName: 'Lot', width: 90 },
  { field: 'variety', headerName: 'Variety', width: 140 },
  {
    field: 'score',
    headerName: 'Score',
    type: 'number',
    headerAlign: 'left',
    flex: 1,
    minWidth: 150,
    renderCell: (params) => <ScoreBar {...params} />,
  },
];

export default function ScoreBars() {
  return (
    <div style={{ height: 222, width: '100%' }}>
      <DataGrid
        rows={coffeeLots}
        columns={columns}
        density="compact"
        hideFooter
        aria-label="Cupping scores between 80 and 90"
      />
    </div>
  );
}
