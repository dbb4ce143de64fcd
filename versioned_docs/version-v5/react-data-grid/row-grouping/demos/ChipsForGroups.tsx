import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowRight from '@mui/icons-material/KeyboardArrowRight';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import {
  DataGridPremium,
  useGridApiContext,
  type DataGridPremiumProps,
  type GridColDef,
  type GridRenderCellParams,
  type GridRowTreeNodeConfig,
} from '@mui/x-data-grid-premium';
import { tickets, type Ticket } from './tickets';

const colors = { high: 'error', normal: 'primary', low: 'default' } as const;

function PriorityCell({ id, field, rowNode, value }: GridRenderCellParams<Ticket['priority']>) {
  const apiRef = useGridApiContext();

  if (!rowNode.children?.length || !value) {
    return null;
  }
  const Icon = rowNode.childrenExpanded ? KeyboardArrowDown : KeyboardArrowRight;
  return (
    <>
      <IconButton
        size="small"
        tabIndex={-1}
        aria-label={`${rowNode.childrenExpanded ? 'Close' : 'Open'} ${value}`}
        onClick={(event) => {
          apiRef.current.setRowChildrenExpansion(id, !rowNode.childrenExpanded);
          apiRef.current.setCellFocus(id, field);
          // A click on the row would select it.
          event.stopPropagation();
        }}
      >
        <Icon fontSize="inherit" />
      </IconButton>
      <Chip size="small" variant="outlined" label={value} color={colors[value]} sx={{ ml: 1 }} />
    </>
  );
}

const groupingColDef: DataGridPremiumProps['groupingColDef'] = {
  headerName: 'Priority',
  renderCell: (params) => <PriorityCell {...params} />,
};

const columns: GridColDef<Ticket>[] = [
  { field: 'priority', headerName: 'Priority', width: 110 },
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 170 },
  { field: 'customer', headerName: 'Customer', width: 130 },
];

const isHigh = (node: GridRowTreeNodeConfig) => node.groupingKey === 'high';

export default function ChipsForGroups() {
  return (
    <div style={{ height: 258, width: '100%' }}>
      <DataGridPremium
        rows={tickets}
        columns={columns}
        groupingColDef={groupingColDef}
        initialState={{
          rowGrouping: { model: ['priority'] },
          columns: { columnVisibilityModel: { priority: false } },
        }}
        isGroupExpandedByDefault={isHigh}
        density="compact"
        hideFooter
        aria-label="Tickets by priority"
      />
    </div>
  );
}
