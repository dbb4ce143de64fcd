import {
  DataGridPro,
  GRID_CHECKBOX_SELECTION_FIELD,
  GridActionsCellItem,
  type GridColumns,
} from '@mui/x-data-grid-pro';
import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import { gaugeColumns, gauges } from './gauges';

// The declaration asks for attributes that newer versions of @types/react do not have.
const Action: React.ElementType = GridActionsCellItem;

const columns: GridColumns = [
  ...gaugeColumns,
  {
    field: 'actions',
    type: 'actions',
    headerName: 'Actions',
    width: 60,
    getActions: ({ id }) => [
      <Action key="watch" icon={<NotificationsOutlined />} label={`Watch ${id}`} />,
    ],
  },
];

export default function PinnedCheckboxes() {
  return (
    <div style={{ height: 202, width: '100%' }}>
      <DataGridPro
        rows={gauges}
        columns={columns}
        checkboxSelection
        disableSelectionOnClick
        initialState={{
          pinnedColumns: { left: [GRID_CHECKBOX_SELECTION_FIELD, 'id'], right: ['actions'] },
        }}
        density="compact"
        hideFooter
        aria-label="River gauges, checkboxes and actions pinned"
      />
    </div>
  );
}
