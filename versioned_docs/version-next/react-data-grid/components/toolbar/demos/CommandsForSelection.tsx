import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridRowSelectionCountSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { deliveries, deliveryColumns } from './deliveries';

function SelectionToolbar() {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridRowSelectionCountSelector);
  const remove = () => {
    // In the `DataGrid`, `updateRows()` takes one row at a time.
    for (const id of [...apiRef.current.getSelectedRows().keys()]) {
      apiRef.current.updateRows([{ id, _action: 'delete' }]);
    }
  };

  return (
    <Toolbar>
      <Typography aria-live="polite" sx={{ flex: 1, mx: 0.5 }}>
        {`${count} selected`}
      </Typography>
      <ToolbarButton render={<Button size="small" />} disabled={count === 0} onClick={remove}>
        Delete
      </ToolbarButton>
    </Toolbar>
  );
}

const slots = { toolbar: SelectionToolbar };

export default function CommandsForSelection() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        label="Tours"
        rows={deliveries}
        columns={deliveryColumns}
        showToolbar
        slots={slots}
        checkboxSelection
        density="compact"
        hideFooter
      />
    </div>
  );
}
