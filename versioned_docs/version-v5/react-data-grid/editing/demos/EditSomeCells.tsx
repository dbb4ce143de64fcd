import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { dishColumns } from './dishColumns';
import { dishes } from './dishes';

const experimentalFeatures = { newEditingApi: true };

export default function EditSomeCells() {
  return (
    <div style={{ height: 222, width: '100%' }}>
      <DataGrid
        rows={dishes}
        columns={dishColumns}
        experimentalFeatures={experimentalFeatures}
        isCellEditable={({ row, field }) => field === 'price' || row.since === null}
        sx={{ [`& .${gridClasses['cell--editable']}`]: { bgcolor: 'action.hover' } }}
        density="compact"
        hideFooter
        aria-label="Menu with some cells to edit"
      />
    </div>
  );
}
