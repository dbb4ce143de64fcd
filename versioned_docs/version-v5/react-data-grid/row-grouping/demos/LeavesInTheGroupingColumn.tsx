import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { tickets, type Ticket } from './tickets';

const columns: GridColDef<Ticket>[] = [
  { field: 'customer', headerName: 'Customer', width: 130 },
  { field: 'subject', headerName: 'Subject', width: 200 },
  { field: 'priority', headerName: 'Priority', flex: 1, minWidth: 100 },
];

const groupingColDef = {
  leafField: 'subject',
  mainGroupingCriteria: 'customer',
  headerName: 'Customer and subject',
  width: 260,
};

export default function LeavesInTheGroupingColumn() {
  return (
    <div style={{ height: 366, width: '100%' }}>
      <DataGridPremium
        rows={tickets}
        columns={columns}
        groupingColDef={groupingColDef}
        initialState={{
          rowGrouping: { model: ['customer'] },
          columns: { columnVisibilityModel: { customer: false, subject: false } },
          sorting: { sortModel: [{ field: '__row_group_by_columns_group__', sort: 'asc' }] },
        }}
        defaultGroupingExpansionDepth={-1}
        density="compact"
        hideFooter
        aria-label="Tickets by customer, with subjects in the same column"
      />
    </div>
  );
}
