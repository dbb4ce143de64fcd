import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { shipments, type Stage } from './shipments';

const columns: GridColDef<Stage>[] = [
  { field: 'cargo', headerName: 'Cargo', flex: 1, minWidth: 150 },
  { field: 'by', headerName: 'By', width: 100 },
  { field: 'tonnes', headerName: 'Tonnes', type: 'number' },
  { field: 'departs', headerName: 'Departs', type: 'date', width: 120 },
  { field: 'hours', headerName: 'Hours', type: 'number' },
];

export default function ProShipments() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGridPro
        rows={shipments}
        columns={columns}
        getRowId={(stage) => stage.path.join('/')}
        treeData
        getTreeDataPath={(stage) => stage.path}
        groupingColDef={{ headerName: 'Shipment', width: 160 }}
        isGroupExpandedByDefault={(group) => group.groupingKey === 'SH-3107'}
        initialState={{ pinnedColumns: { right: ['hours'] } }}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Shipments' } }}
      />
    </div>
  );
}
