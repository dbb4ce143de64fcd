import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { caterings, type Catering } from './caterings';

const columns: GridColDef<Catering>[] = [
  { ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF, renderHeader: () => 'Dishes', width: 80 },
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'client', headerName: 'Client', flex: 1, minWidth: 160 },
  { field: 'served', headerName: 'Served', type: 'date', width: 120 },
  { field: 'guests', headerName: 'Guests', type: 'number' },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

function Dishes({ row }: GridRowParams<Catering>) {
  return (
    <ul>
      {row.dishes.map(({ name, portions }) => (
        <Typography key={name} component="li" variant="body2">
          {name}, {portions} portions
        </Typography>
      ))}
    </ul>
  );
}

const heightOfContent = () => 'auto' as const;

export default function ProCaterings() {
  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGridPro
        aria-label="Catering orders"
        rows={caterings}
        columns={columns}
        getDetailPanelContent={Dishes}
        getDetailPanelHeight={heightOfContent}
        initialState={{
          detailPanel: { expandedRowIds: ['C-204'] },
          pinnedColumns: { right: ['total'] },
        }}
        hideFooter
      />
    </div>
  );
}
