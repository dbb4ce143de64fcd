import Redo from '@mui/icons-material/Redo';
import Undo from '@mui/icons-material/Undo';
import {
  DataGridPremium,
  gridHistoryCanRedoSelector,
  gridHistoryCanUndoSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-premium';
import { dishColumns } from './dishColumns';
import { dishes } from './dishes';

function UndoToolbar() {
  const apiRef = useGridApiContext();
  const canUndo = useGridSelector(apiRef, gridHistoryCanUndoSelector);
  const canRedo = useGridSelector(apiRef, gridHistoryCanRedoSelector);

  return (
    <Toolbar>
      <ToolbarButton
        aria-label="Undo"
        disabled={!canUndo}
        onClick={() => apiRef.current.history.undo()}
      >
        <Undo fontSize="small" />
      </ToolbarButton>
      <ToolbarButton
        aria-label="Redo"
        disabled={!canRedo}
        onClick={() => apiRef.current.history.redo()}
      >
        <Redo fontSize="small" />
      </ToolbarButton>
    </Toolbar>
  );
}

const slots = { toolbar: UndoToolbar };

export default function UndoEdits() {
  return (
    <div style={{ height: 276, width: '100%' }}>
      <DataGridPremium
        rows={dishes}
        columns={dishColumns}
        slots={slots}
        showToolbar
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Menu whose edits can be undone' } }}
      />
    </div>
  );
}
