import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { areaColumn } from './areaColumn';

const columns: GridColDef[] = [
  { field: 'house', headerName: 'House', flex: 1, minWidth: 120 },
  { ...areaColumn, field: 'living', headerName: 'Living area', width: 130 },
  { ...areaColumn, field: 'garden', headerName: 'Garden', width: 130 },
];

const houses = [
  { id: 1, house: 'Fern Cottage', living: 84, garden: 310 },
  { id: 2, house: 'The Old Forge', living: 142, garden: 95 },
  { id: 3, house: 'Tower House', living: 118, garden: null },
];

export default function TypeOfYourOwn() {
  return (
    <div style={{ height: 150, width: '100%' }}>
      <DataGrid
        rows={houses}
        columns={columns}
        density="compact"
        hideFooter
        aria-label="Houses with two columns of areas"
      />
    </div>
  );
}
