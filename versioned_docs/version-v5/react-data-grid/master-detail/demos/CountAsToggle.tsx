import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  type GridColDef,
  type GridRenderCellParams,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { shootColumns, shoots, type Shoot } from './shoots';

function SceneCount({ row, value: open, tabIndex }: GridRenderCellParams<boolean, Shoot>) {
  return (
    <Button
      size="small"
      tabIndex={tabIndex}
      aria-expanded={open}
      aria-label={`${row.scenes.length} scenes at ${row.place}`}
      endIcon={<ExpandMore sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />}
    >
      {row.scenes.length}
    </Button>
  );
}

const columns: GridColDef<Shoot>[] = [
  ...shootColumns,
  {
    ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
    type: 'string',
    width: 100,
    renderHeader: () => 'Scenes',
    renderCell: (params) => <SceneCount {...params} />,
  },
];

const getDetailPanelContent = ({ row }: GridRowParams<Shoot>) => (
  <div style={{ padding: 16 }}>{row.scenes.map(({ what }) => what).join(' · ')}</div>
);

const getDetailPanelHeight = () => 'auto' as const;

export default function CountAsToggle() {
  return (
    <div style={{ height: 330, width: '100%' }}>
      <DataGridPro
        rows={shoots}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        hideFooter
        aria-label="Days of shooting, opened by the number of scenes"
      />
    </div>
  );
}
