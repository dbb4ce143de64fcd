import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import { ringingColumns, type Ringing } from './ringings';
import { useServerPage } from './useServerPage';

const noRows: Ringing[] = [];

export default function TotalUnknown() {
  const [model, setModel] = React.useState({ page: 0, pageSize: 25 });
  const { answer, loading } = useServerPage(model);
  const { start = 0, rows = noRows, hasNextPage = true } = answer ?? {};
  const end = start + rows.length;
  const rowsOnScreen = `${answer ? start + 1 : 0}–${end} of ${hasNextPage ? 'more than ' : ''}${end}`;

  return (
    <div style={{ height: 275, width: '100%' }}>
      <DataGrid
        rows={rows}
        // One row more keeps "Next" enabled.
        rowCount={hasNextPage ? end + 1 : end}
        slotProps={{ pagination: { labelDisplayedRows: () => rowsOnScreen } }}
        columns={ringingColumns}
        loading={loading}
        paginationMode="server"
        paginationModel={model}
        onPaginationModelChange={setModel}
        density="compact"
        aria-label="Ringed birds, with an unknown total"
      />
    </div>
  );
}
