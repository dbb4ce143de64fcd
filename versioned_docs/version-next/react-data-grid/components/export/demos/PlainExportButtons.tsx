import { DataGrid, ExportCsv, ExportPrint, Toolbar, ToolbarButton } from '@mui/x-data-grid';
import { invoiceColumns, invoices } from './invoices';

const button = (
  <ToolbarButton render={<button style={{ font: 'inherit', padding: '4px 10px' }} />} />
);

function InvoiceToolbar() {
  return (
    <Toolbar>
      <ExportCsv render={button}>Download</ExportCsv>
      <ExportPrint render={button}>Print</ExportPrint>
    </Toolbar>
  );
}

const slots = { toolbar: InvoiceToolbar };

export default function PlainExportButtons() {
  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGrid
        label="Invoices"
        rows={invoices}
        columns={invoiceColumns}
        showToolbar
        slots={slots}
        density="compact"
        hideFooter
      />
    </div>
  );
}
