import Button from '@mui/material/Button';
import {
  DataGridPremium,
  gridHistoryCanRedoSelector,
  gridHistoryCanUndoSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-premium';
import { deliveries, deliveryColumns } from './deliveries';

const button = <Button size="small" />;

function HistoryToolbar() {
  const apiRef = useGridApiContext();
  const canUndo = useGridSelector(apiRef, gridHistoryCanUndoSelector);
  const canRedo = useGridSelector(apiRef, gridHistoryCanRedoSelector);

  return (
    <Toolbar>
      <ToolbarButton
        render={button}
        disabled={!canUndo}
        onClick={() => apiRef.current.history.undo()}
      >
        Undo
      </ToolbarButton>
      <ToolbarButton
        render={button}
        disabled={!canRedo}
        onClick={() => apiRef.current.history.redo()}
      >
        Redo
      </ToolbarButton>
    </Toolbar>
  );
}

const slots = { toolbar: HistoryToolbar };
const columns = deliveryColumns.map((column) => ({ ...column, editable: column.field !== 'id' }));

export default function UndoAndRedo() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPremium
        label="Tours"
        rows={deliveries}
        columns={columns}
        showToolbar
        slots={slots}
        density="compact"
        hideFooter
      />
    </div>
  );
}
