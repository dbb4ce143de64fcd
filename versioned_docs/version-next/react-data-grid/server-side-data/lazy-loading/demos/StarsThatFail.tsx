import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGridPro,
  type GridColDef,
  type GridDataSource,
  type GridGetRowsParams,
  useGridApiRef,
} from '@mui/x-data-grid-pro';
import { fetchStars, type Star } from './starServer';

const columns: GridColDef<Star>[] = [
  { field: 'id', headerName: 'No.', width: 80, sortable: false },
  { field: 'name', headerName: 'Star', flex: 1, minWidth: 130, sortable: false },
  { field: 'magnitude', headerName: 'Magnitude', type: 'number', width: 120 },
];

export default function StarsThatFail() {
  const apiRef = useGridApiRef();
  const [failing, setFailing] = React.useState(false);
  const [failed, setFailed] = React.useState<{ message: string; params: GridGetRowsParams }>();

  // The switch must not make a new data source, which would start from the first rows.
  const isFailing = React.useRef(failing);
  React.useEffect(() => {
    isFailing.current = failing;
  }, [failing]);

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: (params) => {
        setFailed(undefined);
        return fetchStars(params, isFailing.current);
      },
    }),
    [],
  );

  const tryAgain = () => apiRef.current?.dataSource.fetchRows(undefined, failed?.params);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={failing} onChange={(_, on) => setFailing(on)} />}
        label="The server fails"
      />
      <div style={{ height: 330 }}>
        <DataGridPro
          apiRef={apiRef}
          dataSource={dataSource}
          onDataSourceError={({ message, params }) => {
            if ('start' in params) {
              setFailed({ message, params });
            }
          }}
          lazyLoading
          columns={columns}
          initialState={{ pagination: { paginationModel: { pageSize: 20 } } }}
          disableColumnFilter
          density="compact"
          hideFooter
          slotProps={{ main: { 'aria-label': 'Stars from a server that may fail' } }}
        />
      </div>
      {failed && (
        <Alert severity="error" action={<Button onClick={tryAgain}>Try again</Button>}>
          {failed.message}
        </Alert>
      )}
    </div>
  );
}
