import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
  type GridRowModel,
} from '@mui/x-data-grid-pro';

const isFixed = (row: GridRowModel) => row.kind === 'station';

const isRowReorderable: DataGridProProps['isRowReorderable'] = ({ row }) => !isFixed(row);

const isValidRowReorder: DataGridProProps['isValidRowReorder'] = ({
  apiRef,
  targetNode,
  dropPosition,
}) => {
  const ids = apiRef.current.getAllRowIds();
  // Nothing goes above the first row or below the last.
  return !(
    (targetNode.id === ids[0] && dropPosition === 'above') ||
    (targetNode.id === ids[ids.length - 1] && dropPosition === 'below')
  );
};

const rows = [
  { id: 1, __reorder__: 'Main station', stop: 'Main station', kind: 'station' },
  { id: 2, __reorder__: 'Town hall', stop: 'Town hall', kind: 'tram' },
  { id: 3, __reorder__: 'Museum', stop: 'Museum', kind: 'tram' },
  { id: 4, __reorder__: 'Lido', stop: 'Lido', kind: 'tram' },
  { id: 5, __reorder__: 'East station', stop: 'East station', kind: 'station' },
];

const columns: GridColDef[] = [
  { field: 'stop', headerName: 'Stop', flex: 1, minWidth: 140 },
  { field: 'kind', headerName: 'Kind', width: 110 },
];

export default function FirstAndLastStay() {
  return (
    <div style={{ height: 222, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        rowReordering
        isRowReorderable={isRowReorderable}
        isValidRowReorder={isValidRowReorder}
        disableColumnSorting
        disableColumnFilter
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Stops of a tram, between two stations' } }}
      />
    </div>
  );
}
