import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { matchColumns } from './matchColumns';
import { matches } from './matches';

export default function EverySecondRow() {
  return (
    <div style={{ height: 222, width: '100%' }}>
      <DataGrid
        rows={matches}
        columns={matchColumns}
        getRowId={({ home, guest }) => `${home}-${guest}`}
        getRowClassName={({ indexRelativeToCurrentPage }) =>
          indexRelativeToCurrentPage % 2 ? 'odd' : 'even'
        }
        sx={{ [`& .${gridClasses.row}.even`]: { bgcolor: 'action.hover' } }}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Matches, in stripes' } }}
      />
    </div>
  );
}
