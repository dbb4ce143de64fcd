import { DataGrid } from '@mui/x-data-grid';
import { dishColumns } from './dishColumns';
import { dishes } from './dishes';

export default function EditRows() {
  return (
    <div style={{ height: 222, width: '100%' }}>
      <DataGrid
        rows={dishes}
        columns={dishColumns}
        editMode="row"
        density="compact"
        hideFooter
        aria-label="Menu, edited by row"
      />
    </div>
  );
}
