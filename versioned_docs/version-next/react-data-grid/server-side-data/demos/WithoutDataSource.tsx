import * as React from 'react';
import Alert from '@mui/material/Alert';
import { DataGrid, type GridFilterModel, type GridSortModel } from '@mui/x-data-grid';
import { parcelColumns } from './parcelColumns';
import { fetchParcels, type Parcel } from './parcelServer';

const noParcels: Parcel[] = [];

export default function WithoutDataSource() {
  const [paginationModel, setPaginationModel] = React.useState({ page: 0, pageSize: 5 });
  const [sortModel, setSortModel] = React.useState<GridSortModel>([]);
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({ items: [] });
  const [answer, setAnswer] = React.useState<{ rows: Parcel[]; rowCount: number }>();
  const [loading, setLoading] = React.useState(true);
  const [error, setError] = React.useState('');

  React.useEffect(() => {
    let outdated = false;
    const unlessOutdated =
      <Result,>(react: (result: Result) => void) =>
      (result: Result) => {
        if (!outdated) {
          setLoading(false);
          react(result);
        }
      };
    setLoading(true);
    const start = paginationModel.page * paginationModel.pageSize;
    const end = start + paginationModel.pageSize - 1;
    fetchParcels({ start, end, sortModel, filterModel }, { delay: 600, failing: false }).then(
      unlessOutdated(({ rows, rowCount = 0 }) => {
        setError('');
        setAnswer({ rows: rows as Parcel[], rowCount });
      }),
      unlessOutdated(({ message }: Error) => setError(message)),
    );
    return () => {
      outdated = true;
    };
  }, [paginationModel, sortModel, filterModel]);

  return (
    <div style={{ width: '100%' }}>
      {error && <Alert severity="error">{error}</Alert>}
      <div style={{ height: 278 }}>
        <DataGrid
          rows={answer?.rows ?? noParcels}
          rowCount={answer?.rowCount ?? 0}
          loading={loading}
          columns={parcelColumns}
          paginationMode="server"
          paginationModel={paginationModel}
          onPaginationModelChange={setPaginationModel}
          sortingMode="server"
          onSortModelChange={setSortModel}
          filterMode="server"
          onFilterModelChange={setFilterModel}
          pageSizeOptions={[5, 10]}
          density="compact"
          slotProps={{ main: { 'aria-label': 'Parcels, fetched in an effect' } }}
        />
      </div>
    </div>
  );
}
