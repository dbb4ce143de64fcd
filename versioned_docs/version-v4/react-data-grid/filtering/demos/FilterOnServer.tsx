import * as React from 'react';
import FormControlLabel from '@material-ui/core/FormControlLabel';
import Switch from '@material-ui/core/Switch';
import {
  DataGrid,
  getGridNumericColumnOperators,
  getGridStringOperators,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { fetchFlights, type Flight } from './flightServer';

const textOperators = getGridStringOperators().filter(({ value }) =>
  ['contains', 'equals'].includes(value),
);
const numberOperators = getGridNumericColumnOperators().filter(({ value }) =>
  ['=', '>', '<'].includes(value),
);

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Flight', width: 120, filterOperators: textOperators },
  { field: 'from', headerName: 'From', flex: 1, minWidth: 115, filterOperators: textOperators },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 110, filterOperators: textOperators },
  {
    field: 'seats',
    headerName: 'Free seats',
    type: 'number',
    width: 175,
    filterOperators: numberOperators,
  },
];

export default function FilterOnServer() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [{ columnField: 'seats', operatorValue: '>', value: 10 }],
  });
  const [failing, setFailing] = React.useState(false);
  const [answer, setAnswer] = React.useState<{ rows: Flight[]; error?: string }>({ rows: [] });
  const [loading, setLoading] = React.useState(true);

  React.useEffect(() => {
    // Neither an answer nor a failure that arrives after the next request may win.
    let outdated = false;
    const show = (newAnswer: typeof answer) => {
      if (!outdated) {
        setAnswer(newAnswer);
        setLoading(false);
      }
    };
    setLoading(true);
    fetchFlights(filterModel, { failing }).then(
      (rows) => show({ rows }),
      // The old rows would not match the new filter.
      ({ message }: Error) => show({ rows: [], error: message }),
    );
    return () => {
      outdated = true;
    };
  }, [filterModel, failing]);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={failing} onChange={(_, on) => setFailing(on)} />}
        label="The server fails"
      />
      {answer.error && <p role="alert">{answer.error}</p>}
      <div style={{ height: 258 }}>
        <DataGrid
          rows={answer.rows}
          columns={columns}
          filterMode="server"
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          loading={loading}
          density="compact"
          hideFooter
          aria-label="Flights, filtered by the server"
        />
      </div>
    </div>
  );
}
