import Button from '@material-ui/core/Button';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import { dishColumns } from './dishColumns';
import { dishes } from './dishes';

const cell = { id: 4, field: 'name' };

export default function EditFromCode() {
  const apiRef = useGridApiRef();
  const isOpen = () => apiRef.current.getCellMode(cell.id, cell.field) === 'edit';

  const open = () => {
    // A click outside of an open cell closes it: wait until this one is over.
    setTimeout(() => apiRef.current.setCellMode(cell.id, cell.field, 'edit'));
  };
  const save = () => {
    if (isOpen() && apiRef.current.commitCellChange(cell)) {
      apiRef.current.setCellMode(cell.id, cell.field, 'view');
    }
  };

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={open}>Edit the curry</Button>
      <Button onClick={save}>Save</Button>
      <div style={{ height: 222 }}>
        <DataGridPro
          apiRef={apiRef}
          rows={dishes}
          columns={dishColumns}
          density="compact"
          hideFooter
          aria-label="Menu, edited from code"
        />
      </div>
    </div>
  );
}
