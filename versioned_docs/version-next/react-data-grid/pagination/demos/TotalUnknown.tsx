import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import { ringingColumns, type Ringing } from './ringings';
import { useServerPage } from './useServerPage';

const noRows: Ringing[] = [];

export default function TotalUnknown() {
  const [model, setModel] = React.useState({ page: 0, pageSize: 25 });
  const [rowCount, setRowCount] = React.useState(-1);
  const { answer, loading } = useServerPage(model);

  React.useEffect(() => {
    if (answer && !answer.hasNextPage) {
      // The last page: now the total is known.
      setRowCount(answer.start + answer.rows.length);
    }
  }, [answer]);

  return (
    <div style={{ height: 275, width: '100%' }}>
      <DataGrid
        rows={answer?.rows ?? noRows}
        rowCount={rowCount}
        columns={ringingColumns}
        loading={loading}
        paginationMode="server"
        paginationModel={model}
        onPaginationModelChange={setModel}
        // This server knows neither an order nor a filter.
        disableColumnSorting
        disableColumnFilter
        density="compact"
        slotProps={{ main: { 'aria-label': 'Ringed birds, with an unknown total' } }}
      />
    </div>
  );
}
