import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  GridCsvExportMenuItem,
  GridToolbarContainer,
  GridToolbarExportContainer,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  type GridExportMenuItemProps,
} from '@mui/x-data-grid';
import { meterColumns } from './meterColumns';
import { meterReadings } from './meterReadings';

function JsonMenuItem({ hideMenu }: GridExportMenuItemProps<object>) {
  const apiRef = useGridApiContext();

  const download = () => {
    const rows = gridFilteredSortedRowEntriesSelector(apiRef).map(({ model }) => model);
    const url = URL.createObjectURL(new Blob([JSON.stringify(rows, null, 2)]));
    const link = Object.assign(document.createElement('a'), {
      href: url,
      download: 'meter-readings.json',
    });
    link.click();
    setTimeout(() => URL.revokeObjectURL(url));
    hideMenu?.();
  };

  return <MenuItem onClick={download}>Download as JSON</MenuItem>;
}

// Its declared props are those of an older React.
const ExportMenu = GridToolbarExportContainer as React.ElementType;

function JsonToolbar() {
  return (
    <GridToolbarContainer>
      <ExportMenu>
        <GridCsvExportMenuItem options={{ fileName: 'meter-readings' }} />
        <JsonMenuItem />
      </ExportMenu>
    </GridToolbarContainer>
  );
}

export default function ExportAsJson() {
  return (
    <div style={{ height: 302, width: '100%' }}>
      <DataGrid
        rows={meterReadings}
        columns={meterColumns}
        components={{ Toolbar: JsonToolbar }}
        density="compact"
        hideFooter
        aria-label="Meter readings as JSON"
      />
    </div>
  );
}
