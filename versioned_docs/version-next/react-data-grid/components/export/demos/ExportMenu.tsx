import * as React from 'react';
import DownloadIcon from '@mui/icons-material/Download';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGridPremium,
  ExportCsv,
  ExportExcel,
  ExportPrint,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid-premium';
import { invoiceColumns, invoices } from './invoices';

function InvoiceToolbar() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <Toolbar>
      <Tooltip title="Export">
        <ToolbarButton
          aria-haspopup="menu"
          aria-expanded={anchor ? 'true' : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <DownloadIcon fontSize="small" />
        </ToolbarButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <ExportExcel render={<MenuItem />} onClick={close}>
          Excel
        </ExportExcel>
        <ExportCsv render={<MenuItem />} onClick={close}>
          CSV
        </ExportCsv>
        <ExportPrint render={<MenuItem />} onClick={close}>
          Print
        </ExportPrint>
      </Menu>
    </Toolbar>
  );
}

const slots = { toolbar: InvoiceToolbar };

export default function ExportMenu() {
  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGridPremium
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
