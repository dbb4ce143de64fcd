import Box from '@mui/material/Box';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_FIELD,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { shipments, type Shipment } from './shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'id', headerName: 'Shipment', width: 110 },
  { field: 'customer', headerName: 'Customer', width: 190 },
  { field: 'cargo', headerName: 'Cargo', width: 160 },
  { field: 'tonnes', headerName: 'Tonnes', type: 'number', width: 100 },
  { field: 'departs', headerName: 'Departs', type: 'date', width: 130 },
  { field: 'status', headerName: 'Status', width: 120 },
];

const getDetailPanelContent: DataGridProProps<Shipment>['getDetailPanelContent'] = ({ row }) => (
  <Box component="ol" aria-label={`Route of ${row.id}`} sx={{ m: 0, py: 2, pl: 9 }}>
    {row.legs.map((leg) => (
      <li key={leg.from}>
        {leg.from} to {leg.to}, {leg.by.toLowerCase()}, {leg.hours} h
      </li>
    ))}
  </Box>
);

export default function ProShipments() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGridPro
        rows={shipments}
        columns={columns}
        initialState={{
          pinnedColumns: { left: [GRID_DETAIL_PANEL_TOGGLE_FIELD, 'id'] },
          detailPanel: { expandedRowIds: ['SH-3107'] },
        }}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={() => 'auto'}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Shipments' } }}
      />
    </div>
  );
}
