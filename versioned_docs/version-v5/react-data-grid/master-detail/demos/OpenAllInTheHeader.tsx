import UnfoldLess from '@mui/icons-material/UnfoldLess';
import UnfoldMore from '@mui/icons-material/UnfoldMore';
import IconButton from '@mui/material/IconButton';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  gridDetailPanelExpandedRowIdsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { shootColumns, shoots, type Shoot } from './shoots';

function ToggleAll() {
  const apiRef = useGridApiContext();
  const openIds = useGridSelector(apiRef, gridDetailPanelExpandedRowIdsSelector);
  const someOpen = openIds.length > 0;

  return (
    <IconButton
      size="small"
      aria-label={someOpen ? 'Close all panels' : 'Open all panels'}
      onClick={() =>
        apiRef.current.setExpandedDetailPanels(someOpen ? [] : apiRef.current.getAllRowIds())
      }
    >
      {someOpen ? <UnfoldLess fontSize="small" /> : <UnfoldMore fontSize="small" />}
    </IconButton>
  );
}

const columns: GridColDef<Shoot>[] = [
  {
    ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
    type: 'string',
    width: 60,
    renderHeader: () => <ToggleAll />,
  },
  ...shootColumns,
];

const getDetailPanelContent = ({ row }: GridRowParams<Shoot>) => (
  <div style={{ padding: 16 }}>Call at {row.call}</div>
);

const getDetailPanelHeight = () => 56;

export default function OpenAllInTheHeader() {
  return (
    <div style={{ height: 330, width: '100%' }}>
      <DataGridPro
        rows={shoots}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        hideFooter
        aria-label="Days of shooting, all opened at once"
      />
    </div>
  );
}
