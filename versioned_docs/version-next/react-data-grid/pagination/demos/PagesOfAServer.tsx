import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import { ringingColumns, type Ringing } from './ringings';
import { useServerPage } from './useServerPage';

const noRows: Ringing[] = [];

export default function PagesOfAServer() {
  const [model, setModel] = React.useState({ page: 0, pageSize: 5 });
  const { answer, loading } = useServerPage(model);

  return (
    <div style={{ height: 275, width: '100%' }}>
      <DataGrid
        rows={answer?.rows ?? noRows}
        rowCount={answer?.total ?? 0}
        columns={ringingColumns}
        loading={loading}
        paginationMode="server"
        paginationModel={model}
        onPaginationModelChange={setModel}
        pageSizeOptions={[5, 10, 25]}
        // This server knows neither an order nor a filter.
        disableColumnSorting
        disableColumnFilter
        density="compact"
        slotProps={{ main: { 'aria-label': 'Ringed birds, page by page from a server' } }}
      />
    </div>
  );
}
