import * as React from 'react';
import { DataGrid, type GridFilterModel, type GridSortModel } from '@mui/x-data-grid';
import { parcelColumns } from './parcelColumns';
import { fetchParcels, type Parcel } from './parcelServer';

export default function WithoutDataSource() {
  const [paginationModel, setPaginationModel] = React.useState({ page: 0, pageSize: 5 });
  const [sortModel, setSortModel] = React.useState<GridSortModel>([]);
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({ items: [] });
  const [answer, setAnswer] = React.useState<{ rows: Parcel[]; rowCount: number }>();
  const [loading, setLoading] = React.useState(true);

  React.useEffect(() => {
    let outdated = false;
    setLoading(true);
    fetchParcels(
      { paginationModel, sortModel, filterModel, start: 0, end: 0 },
      { delay: 600, failing: false },
    ).then(({ rows, rowCount = 0 }) => {
      if (!outdated) {
        setAnswer({ rows: rows as Parcel[], rowCount });
        setLoading(false);
      }
    });
    return () => {
      outdated = true;
    };
  }, [paginationModel, sortModel, filterModel]);

  return (
    <div style={{ height: 278, width: '100%' }}>
      <DataGrid
        rows={answer?.rows ?? []}
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
  );
}
