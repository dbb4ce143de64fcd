import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  ExportCsv,
  Toolbar,
  ToolbarButton,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
} from '@mui/x-data-grid';
import { meterColumns } from './meterColumns';
import { meterReadings } from './meterReadings';

function ExportMenu() {
  const apiRef = useGridApiContext();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  const downloadJson = () => {
    const rows = gridFilteredSortedRowEntriesSelector(apiRef).map(({ model }) => model);
    const url = URL.createObjectURL(new Blob([JSON.stringify(rows, null, 2)]));
    const link = Object.assign(document.createElement('a'), {
      href: url,
      download: 'meter-readings.json',
    });
    link.click();
    setTimeout(() => URL.revokeObjectURL(url));
    close();
  };

  return (
    <Toolbar>
      <ToolbarButton
        render={<Button size="small" />}
        aria-haspopup="menu"
        aria-expanded={anchor ? 'true' : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Export
      </ToolbarButton>
      <Menu open={Boolean(anchor)} anchorEl={anchor} onClose={close}>
        <ExportCsv render={<MenuItem />} options={{ fileName: 'meter-readings' }} onClick={close}>
          Download as CSV
        </ExportCsv>
        <MenuItem onClick={downloadJson}>Download as JSON</MenuItem>
      </Menu>
    </Toolbar>
  );
}

const slots = { toolbar: ExportMenu };

export default function ExportAsJson() {
  return (
    <div style={{ height: 312, width: '100%' }}>
      <DataGrid
        rows={meterReadings}
        columns={meterColumns}
        slots={slots}
        showToolbar
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Meter readings as JSON' } }}
      />
    </div>
  );
}
