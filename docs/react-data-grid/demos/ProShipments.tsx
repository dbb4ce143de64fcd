import { DataGridPro, type GridColDef, type GridGroupNode } from '@mui/x-data-grid-pro';
import { shipments, type Stage } from './shipments';

const columns: GridColDef<Stage>[] = [
  { field: 'cargo', headerName: 'Cargo', flex: 1, minWidth: 150 },
  { field: 'by', headerName: 'By', width: 100 },
  { field: 'tonnes', headerName: 'Tonnes', type: 'number' },
  { field: 'departs', headerName: 'Departs', type: 'date', width: 120 },
  { field: 'hours', headerName: 'Hours', type: 'number' },
];

const getId = (stage: Stage) => stage.path.join('/');
const getPath = (stage: Stage) => stage.path;
const shipmentColumn = { headerName: 'Shipment', width: 160 };
const isNewest = (group: GridGroupNode) => group.groupingKey === 'SH-3107';

export default function ProShipments() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGridPro
        rows={shipments}
        columns={columns}
        getRowId={getId}
        treeData
        getTreeDataPath={getPath}
        groupingColDef={shipmentColumn}
        isGroupExpandedByDefault={isNewest}
        initialState={{ pinnedColumns: { right: ['hours'] } }}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Shipments' } }}
      />
    </div>
  );
}
