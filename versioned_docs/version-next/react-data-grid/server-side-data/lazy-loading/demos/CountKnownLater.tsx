import * as React from 'react';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  type GridColDef,
  type GridDataSource,
  useGridApiRef,
} from '@mui/x-data-grid-pro';
import { fetchLines, LINE_COUNT, type LogLine } from './logServer';

const dataSource: GridDataSource = { getRows: fetchLines };

const columns: GridColDef<LogLine>[] = [
  { field: 'id', headerName: 'Line', width: 90, sortable: false },
  { field: 'door', headerName: 'Door', flex: 1, minWidth: 130, sortable: false },
  { field: 'badge', headerName: 'Badge', width: 110, sortable: false },
];

export default function CountKnownLater() {
  const apiRef = useGridApiRef();
  const [counted, setCounted] = React.useState(false);

  const count = () => {
    setCounted(true);
    apiRef.current?.setRowCount(LINE_COUNT);
  };

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={count} disabled={counted} sx={{ mb: 1 }}>
        Count the lines
      </Button>
      <div style={{ height: 330 }}>
        <DataGridPro
          apiRef={apiRef}
          dataSource={dataSource}
          lazyLoading
          columns={columns}
          initialState={{ pagination: { paginationModel: { pageSize: 15 } } }}
          disableColumnFilter
          density="compact"
          hideFooter
          slotProps={{ main: { 'aria-label': 'Door log whose length is known later' } }}
        />
      </div>
    </div>
  );
}
