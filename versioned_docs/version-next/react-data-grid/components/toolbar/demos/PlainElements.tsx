import { ColumnsPanelTrigger, DataGrid, ExportCsv, Toolbar, ToolbarButton } from '@mui/x-data-grid';
import { deliveries, deliveryColumns } from './deliveries';

const button = (
  <ToolbarButton render={<button style={{ font: 'inherit', padding: '4px 10px' }} />} />
);

function PlainToolbar() {
  return (
    <Toolbar
      render={<div style={{ display: 'flex', justifyContent: 'space-between', padding: 8 }} />}
    >
      <ColumnsPanelTrigger render={button}>Columns</ColumnsPanelTrigger>
      <ExportCsv render={button}>Download</ExportCsv>
    </Toolbar>
  );
}

const slots = { toolbar: PlainToolbar };

export default function PlainElements() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        label="Tours"
        rows={deliveries}
        columns={deliveryColumns}
        showToolbar
        slots={slots}
        density="compact"
        hideFooter
      />
    </div>
  );
}
