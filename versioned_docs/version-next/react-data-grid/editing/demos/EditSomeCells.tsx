import { DataGrid, gridClasses, type GridCellParams } from '@mui/x-data-grid';
import { dishColumns } from './dishColumns';
import { dishes, type Dish } from './dishes';

const isCellEditable = ({ row, field }: GridCellParams<Dish>) =>
  field === 'price' || row.since === null;

export default function EditSomeCells() {
  return (
    <div style={{ height: 222, width: '100%' }}>
      <DataGrid
        rows={dishes}
        columns={dishColumns}
        isCellEditable={isCellEditable}
        sx={{ [`& .${gridClasses['cell--editable']}`]: { bgcolor: 'action.hover' } }}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Menu with some cells to edit' } }}
      />
    </div>
  );
}
