import {
  DataGridPro,
  GRID_CHECKBOX_SELECTION_FIELD,
  GridActionsCell,
  GridActionsCellItem,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import { gaugeColumns, gauges } from './gauges';

const columns: GridColDef[] = [
  ...gaugeColumns,
  {
    field: 'actions',
    type: 'actions',
    headerName: 'Actions',
    width: 60,
    renderCell: (params) => (
      <GridActionsCell {...params}>
        <GridActionsCellItem icon={<NotificationsOutlined />} label={`Watch ${params.id}`} />
      </GridActionsCell>
    ),
  },
];

export default function PinnedCheckboxes() {
  return (
    <div style={{ height: 202, width: '100%' }}>
      <DataGridPro
        rows={gauges}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
        initialState={{
          pinnedColumns: { left: [GRID_CHECKBOX_SELECTION_FIELD, 'id'], right: ['actions'] },
        }}
        density="compact"
        hideFooter
        label="River gauges, checkboxes and actions pinned"
      />
    </div>
  );
}
