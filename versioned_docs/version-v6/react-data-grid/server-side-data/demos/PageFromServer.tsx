import * as React from 'react';
import Alert from '@mui/material/Alert';
import { DataGrid, type GridFilterModel, type GridSortModel } from '@mui/x-data-grid';
import { parcelColumns } from './parcelColumns';
import { fetchParcels, type Parcel } from './parcelServer';

const nothingYet: { rows: Parcel[]; rowCount: number } = { rows: [], rowCount: 0 };

export default function PageFromServer() {
  const [paginationModel, setPaginationModel] = React.useState({ page: 0, pageSize: 5 });
  const [sortModel, setSortModel] = React.useState<GridSortModel>([]);
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({ items: [] });
  const [answer, setAnswer] = React.useState(nothingYet);
  const [loading, setLoading] = React.useState(true);
  const [error, setError] = React.useState('');

  React.useEffect(() => {
    let outdated = false;
    const show = (message: string, newAnswer?: typeof answer) => {
      if (!outdated) {
        setAnswer((old) => newAnswer ?? { ...old, rows: [] });
        setError(message);
        setLoading(false);
      }
    };
    setLoading(true);
    fetchParcels({ paginationModel, sortModel, filterModel }).then(
      (newAnswer) => show('', newAnswer),
      ({ message }: Error) => show(message),
    );
    return () => {
      outdated = true;
    };
  }, [paginationModel, sortModel, filterModel]);

  const toFirstPage = () => setPaginationModel((model) => ({ ...model, page: 0 }));

  return (
    <div style={{ width: '100%' }}>
      {error && <Alert severity="error">{error}</Alert>}
      <div style={{ height: 278 }}>
        <DataGrid
          {...answer}
          loading={loading}
          columns={parcelColumns}
          paginationMode="server"
          paginationModel={paginationModel}
          onPaginationModelChange={setPaginationModel}
          sortingMode="server"
          sortModel={sortModel}
          onSortModelChange={(model) => {
            setSortModel(model);
            toFirstPage();
          }}
          filterMode="server"
          filterModel={filterModel}
          onFilterModelChange={(model) => {
            setFilterModel(model);
            toFirstPage();
          }}
          pageSizeOptions={[5, 10]}
          density="compact"
          aria-label="Parcels, page by page from a server"
        />
      </div>
    </div>
  );
}
