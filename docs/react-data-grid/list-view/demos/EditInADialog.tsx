import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { DataGridPro, type GridListColDef, useGridApiRef } from '@mui/x-data-grid-pro';
import { deliveries, type Delivery } from './deliveries';
import { deliveryColumns } from './deliveryColumns';

const listColumn: GridListColDef<Delivery> = {
  field: 'list',
  renderCell: ({ row }) => `${row.customer}: ${row.loaves} ${row.loaves === 1 ? 'loaf' : 'loaves'}`,
};

export default function EditInADialog() {
  const apiRef = useGridApiRef();
  const [edited, setEdited] = React.useState<Delivery>();

  const cancel = () => setEdited(undefined);

  const save = () => {
    apiRef.current.updateRows([edited!]);
    setEdited(undefined);
  };

  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGridPro
        apiRef={apiRef}
        rows={deliveries}
        columns={deliveryColumns}
        unstable_listView
        unstable_listColumn={listColumn}
        onRowClick={({ row }) => setEdited(row)}
        onCellKeyDown={({ row }, { key }) => key === 'Enter' && setEdited(row)}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Deliveries; click one or press Enter to edit it' } }}
      />
      <Dialog open={edited !== undefined} onClose={cancel} aria-labelledby="edit-delivery">
        <DialogTitle id="edit-delivery">Edit the delivery to {edited?.customer}</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            type="number"
            label="Loaves"
            margin="dense"
            value={edited?.loaves ?? ''}
            onChange={({ target }) => setEdited({ ...edited!, loaves: Number(target.value) })}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={cancel}>Cancel</Button>
          <Button onClick={save}>Save</Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
