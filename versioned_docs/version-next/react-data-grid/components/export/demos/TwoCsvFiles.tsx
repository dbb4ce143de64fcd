import Button from '@mui/material/Button';
import {
  DataGrid,
  ExportCsv,
  Toolbar,
  ToolbarButton,
  type GridCsvExportOptions,
} from '@mui/x-data-grid';
import { invoiceColumns, invoices } from './invoices';

const forPeople: GridCsvExportOptions = { fileName: 'invoices' };
const forTheLedger: GridCsvExportOptions = {
  fileName: 'ledger',
  fields: ['account', 'id', 'euros'],
  delimiter: ';',
  includeHeaders: false,
};
const button = <ToolbarButton render={<Button size="small" />} />;

function InvoiceToolbar() {
  return (
    <Toolbar>
      <ExportCsv options={forPeople} render={button}>
        This table
      </ExportCsv>
      <ExportCsv options={forTheLedger} render={button}>
        For the ledger
      </ExportCsv>
    </Toolbar>
  );
}

const slots = { toolbar: InvoiceToolbar };

export default function TwoCsvFiles() {
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
