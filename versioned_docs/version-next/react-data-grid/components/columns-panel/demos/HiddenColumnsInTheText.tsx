import Button from '@mui/material/Button';
import {
  ColumnsPanelTrigger,
  DataGrid,
  gridColumnDefinitionsSelector,
  gridVisibleColumnDefinitionsSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { trainColumns, trains } from './trains';

function TrainToolbar() {
  const apiRef = useGridApiContext();
  const all = useGridSelector(apiRef, gridColumnDefinitionsSelector).length;
  const visible = useGridSelector(apiRef, gridVisibleColumnDefinitionsSelector).length;

  return (
    <Toolbar>
      <ColumnsPanelTrigger render={<ToolbarButton render={<Button size="small" />} />}>
        {visible === all ? 'Columns' : `Columns (${all - visible} hidden)`}
      </ColumnsPanelTrigger>
    </Toolbar>
  );
}

const initialState = {
  columns: { columnVisibilityModel: { stops: false, operator: false } },
};

const slots = { toolbar: TrainToolbar };

export default function HiddenColumnsInTheText() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        label="Departures"
        rows={trains}
        columns={trainColumns}
        showToolbar
        slots={slots}
        initialState={initialState}
        density="compact"
        hideFooter
      />
    </div>
  );
}
