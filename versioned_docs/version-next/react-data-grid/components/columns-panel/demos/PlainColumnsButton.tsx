import { ColumnsPanelTrigger, DataGrid, Toolbar, ToolbarButton } from '@mui/x-data-grid';
import { trainColumns, trains } from './trains';

function TrainToolbar() {
  return (
    <Toolbar>
      <ColumnsPanelTrigger
        className={({ open }) => (open ? 'columns-open' : '')}
        render={<ToolbarButton render={<button style={{ font: 'inherit' }} />} />}
      >
        Columns
      </ColumnsPanelTrigger>
    </Toolbar>
  );
}

const sx = { '& .columns-open': { outline: '2px solid', outlineOffset: 2 } };

const slots = { toolbar: TrainToolbar };

export default function PlainColumnsButton() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        label="Departures"
        rows={trains}
        columns={trainColumns}
        showToolbar
        slots={slots}
        sx={sx}
        density="compact"
        hideFooter
      />
    </div>
  );
}
