import * as React from 'react';
import {
  DataGrid,
  getGridNumericOperators,
  getGridStringOperators,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { fetchFlights, type Flight } from './flightServer';

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

export default function FilterOnServer() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [{ field: 'seats', operator: '>', value: 10 }],
  });
  const [rows, setRows] = React.useState<Flight[]>([]);
  const [loading, setLoading] = React.useState(true);

  React.useEffect(() => {
    // An answer that arrives after the next question must not win.
    let outdated = false;
    setLoading(true);
    fetchFlights(filterModel).then((flights) => {
      if (!outdated) {
        setRows(flights);
        setLoading(false);
      }
    });
    return () => {
      outdated = true;
    };
  }, [filterModel]);

  return (
    <div style={{ height: 258, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        filterMode="server"
        filterModel={filterModel}
        onFilterModelChange={setFilterModel}
        filterDebounceMs={400}
        loading={loading}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Flights, filtered by the server' } }}
      />
    </div>
  );
}
