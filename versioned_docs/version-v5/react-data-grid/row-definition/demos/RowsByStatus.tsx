import { DataGrid, type GridRowClassNameParams } from '@mui/x-data-grid';
import { matchColumns } from './matchColumns';
import { matches, type Match } from './matches';

const getId = ({ home, guest }: Match) => `${home}-${guest}`;
const getRowClassName = ({ row }: GridRowClassNameParams<Match>) => `match-${row.status}`;

export default function RowsByStatus() {
  return (
    <div style={{ height: 222, width: '100%' }}>
      <DataGrid
        rows={matches}
        columns={matchColumns}
        getRowId={getId}
        getRowClassName={getRowClassName}
        sx={{
          '& .match-live': { fontWeight: 'bold', bgcolor: 'action.selected' },
          '& .match-planned': { fontStyle: 'italic' },
        }}
        density="compact"
        hideFooter
        aria-label="Matches, styled by their status"
      />
    </div>
  );
}
