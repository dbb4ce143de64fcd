import * as React from 'react';
import Chip from '@material-ui/core/Chip';
import {
  DataGridPro,
  GridToolbarContainer,
  useGridSlotComponentProps,
  type GridColDef,
  type GridSortDirection,
  type GridSortModel,
} from '@mui/x-data-grid-pro';
import { shipments } from './shipments';

function SortChipBar() {
  const { apiRef, state } = useGridSlotComponentProps();
  const { sortModel } = state.sorting;

  const sort = (field: string, direction: GridSortDirection) =>
    apiRef.current.sortColumn(apiRef.current.getColumn(field), direction, true);

  return (
    <GridToolbarContainer style={{ minHeight: 44 }}>
      {sortModel.length === 0 && 'Not sorted'}
      {sortModel.map((item) => (
        <Chip
          key={item.field}
          size="small"
          label={`${state.columns.lookup[item.field]?.headerName} ${item.sort === 'asc' ? '↑' : '↓'}`}
          onClick={() => sort(item.field, item.sort === 'asc' ? 'desc' : 'asc')}
          onDelete={() => sort(item.field, null)}
        />
      ))}
    </GridToolbarContainer>
  );
}

const columns: GridColDef[] = [
  { field: 'depot', headerName: 'Depot', flex: 1, minWidth: 120 },
  { field: 'carrier', headerName: 'Carrier', flex: 1, minWidth: 140 },
  { field: 'pallets', headerName: 'Pallets', type: 'number', width: 120 },
];

const components = { Toolbar: SortChipBar };

export default function SortChips() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    { field: 'carrier', sort: 'asc' },
    { field: 'pallets', sort: 'desc' },
  ]);

  return (
    <div style={{ height: 378, width: '100%' }}>
      <DataGridPro
        rows={shipments}
        columns={columns}
        components={components}
        sortModel={sortModel}
        onSortModelChange={setSortModel}
        density="compact"
        hideFooter
        aria-label="Shipments with the sort model in the toolbar"
      />
    </div>
  );
}
