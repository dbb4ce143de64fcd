import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { matchColumns } from './matchColumns';
import { matches, type Match } from './matches';

const getId = ({ home, guest }: Match) => `${home}-${guest}`;

export default function EverySecondRow() {
  return (
    <div style={{ height: 222, width: '100%' }}>
      <DataGrid
        rows={matches}
        columns={matchColumns}
        getRowId={getId}
        getRowClassName={({ indexRelativeToCurrentPage }) =>
          indexRelativeToCurrentPage % 2 ? 'odd' : 'even'
        }
        sx={{ [`& .${gridClasses.row}.even`]: { bgcolor: 'action.hover' } }}
        density="compact"
        hideFooter
        aria-label="Matches, in stripes"
      />
    </div>
  );
}
