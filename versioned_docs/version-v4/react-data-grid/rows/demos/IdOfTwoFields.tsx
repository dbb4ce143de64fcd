import { DataGrid, type GridRowIdGetter } from '@mui/x-data-grid';
import { matchColumns } from './matchColumns';
import { matches } from './matches';

const getRowId: GridRowIdGetter = (row) => `${row['home']}-${row['guest']}`;

export default function IdOfTwoFields() {
  return (
    <div style={{ height: 222, width: '100%' }}>
      <DataGrid
        rows={matches}
        columns={matchColumns}
        getRowId={getRowId}
        density="compact"
        hideFooter
        aria-label="Matches, known by their two teams"
      />
    </div>
  );
}
