import ViewColumnIcon from '@mui/icons-material/ViewColumn';
import Tooltip from '@mui/material/Tooltip';
import { ColumnsPanelTrigger, DataGrid, Toolbar, ToolbarButton } from '@mui/x-data-grid';
import { trainColumns, trains } from './trains';

function TrainToolbar() {
  return (
    <Toolbar>
      <Tooltip title="Columns">
        <ColumnsPanelTrigger render={<ToolbarButton />}>
          <ViewColumnIcon fontSize="small" />
        </ColumnsPanelTrigger>
      </Tooltip>
    </Toolbar>
  );
}

const slots = { toolbar: TrainToolbar };

export default function ColumnsButton() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        label="Departures"
        rows={trains}
        columns={trainColumns}
        showToolbar
        slots={slots}
        density="compact"
        hideFooter
      />
    </div>
  );
}
