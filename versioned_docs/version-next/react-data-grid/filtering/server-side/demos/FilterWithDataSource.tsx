import * as React from 'react';
import Alert from '@mui/material/Alert';
import {
  DataGrid,
  getGridNumericOperators,
  getGridStringOperators,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid';
import { fetchFlights, type Flight } from './flightServer';

const dataSource: GridDataSource = {
  getRows: async ({ filterModel }) => {
    const rows = await fetchFlights(filterModel, { failing: false });
    return { rows, rowCount: rows.length };
  },
};

export default function FilterWithDataSource() {
  const [error, setError] = React.useState('');

  return (
    <div style={{ width: '100%' }}>
      {error && <Alert severity="error">{error}</Alert>}
      <div style={{ height: 258 }}>
        <DataGrid
          dataSource={dataSource}
          onDataSourceError={({ message }) => setError(message)}
          columns={columns}
          filterDebounceMs={400}
          // This server filters, and knows no order.
          disableColumnSorting
          density="compact"
          hideFooter
          slotProps={{ main: { 'aria-label': 'Flights from a data source' } }}
        />
      </div>
    </div>
  );
}

const textOperators = getGridStringOperators().filter(({ value }) =>
  ['contains', 'equals'].includes(value),
);
const numberOperators = getGridNumericOperators().filter(({ value }) =>
  ['=', '>', '<'].includes(value),
);

const columns: GridColDef<Flight>[] = [
  { field: 'id', headerName: 'Flight', width: 100, filterOperators: textOperators },
  { field: 'from', headerName: 'From', flex: 1, minWidth: 90, filterOperators: textOperators },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 90, filterOperators: textOperators },
  {
    field: 'seats',
    headerName: 'Free seats',
    type: 'number',
    width: 120,
    filterOperators: numberOperators,
  },
];
