import { DataGrid } from '@mui/x-data-grid';
import { dishColumns } from './dishColumns';
import { dishes } from './dishes';

export default function EditCells() {
  return (
    <div style={{ height: 222, width: '100%' }}>
      <DataGrid
        rows={dishes}
        columns={dishColumns}
        density="compact"
        hideFooter
        aria-label="Menu, edited by cell"
      />
    </div>
  );
}
