import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef, type GridDataSource, useGridApiRef } from '@mui/x-data-grid';

// A server whose counters go up with each request.
let requests = 0;
const dataSource: GridDataSource = {
  getRows: async () => {
    requests += 1;
    await new Promise((resolve) => setTimeout(resolve, 300));
    return {
      rows: ['Chute 1', 'Chute 2', 'Chute 3'].map((chute, index) => ({
        id: chute,
        sorted: 40 * index + requests * (index + 2),
      })),
      rowCount: 3,
    };
  },
};

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Chute', flex: 1, sortable: false },
  { field: 'sorted', headerName: 'Parcels sorted', type: 'number', width: 150, sortable: false },
];

export default function PollForChanges() {
  const apiRef = useGridApiRef();
  const [polling, setPolling] = React.useState(false);

  // Polling starts with the next answer.
  React.useEffect(() => {
    if (polling) {
      apiRef.current?.dataSource.fetchRows();
    }
  }, [apiRef, polling]);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={polling} onChange={(_, checked) => setPolling(checked)} />}
        label="Ask every two seconds"
      />
      <div style={{ height: 156 }}>
        <DataGrid
          apiRef={apiRef}
          dataSource={dataSource}
          dataSourceCache={null}
          dataSourceRevalidateMs={polling ? 2000 : 0}
          columns={columns}
          disableColumnFilter
          density="compact"
          hideFooter
          slotProps={{ main: { 'aria-label': 'Sorting machine, kept up to date' } }}
        />
      </div>
    </div>
  );
}
