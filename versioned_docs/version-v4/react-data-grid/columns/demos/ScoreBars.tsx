import LinearProgress from '@material-ui/core/LinearProgress';
import { DataGrid, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';
import { coffeeLots } from './coffeeLots';

function ScoreBar({ value, row }: GridRenderCellParams) {
  const score = Number(value);

  return (
    <div style={{ display: 'flex', gap: 8, width: '100%', alignItems: 'center' }}>
      <LinearProgress
        variant="determinate"
        value={(score - 80) * 10}
        aria-label={`Score of ${row['variety']}`}
        style={{ flex: 1 }}
      />
      <span>{score.toFixed(2)}</span>
    </div>
  );
}

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Lot', width: 100 },
  { field: 'variety', headerName: 'Variety', width: 150 },
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
