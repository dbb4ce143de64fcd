import * as React from 'react';
import Alert from '@mui/material/Alert';
import { DataGrid, type GridColDef, type GridDataSource } from '@mui/x-data-grid';
import { fetchParcels, saveParcel, type Parcel } from './parcelServer';

const dataSource: GridDataSource = {
  getRows: (params) => fetchParcels(params, { delay: 600, failing: false }),
  updateRow: ({ updatedRow }) => saveParcel(updatedRow as Parcel, 600),
};

const columns: GridColDef<Parcel>[] = [
  { field: 'id', headerName: 'Parcel', width: 100 },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 110 },
  { field: 'grams', headerName: 'Grams', type: 'number', width: 130, editable: true },
];

export default function SaveWithUpdateRow() {
  const [error, setError] = React.useState('');

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 278 }}>
        <DataGrid
          dataSource={dataSource}
          dataSourceCache={null}
          onDataSourceError={({ message }) => setError(message)}
          onCellEditStart={() => setError('')}
          columns={columns}
          initialState={{ pagination: { paginationModel: { pageSize: 5 }, rowCount: 0 } }}
          pageSizeOptions={[5]}
          disableColumnFilter
          density="compact"
          slotProps={{ main: { 'aria-label': 'Parcels with weights that you can edit' } }}
        />
      </div>
      {error && <Alert severity="error">{error}</Alert>}
    </div>
  );
}
