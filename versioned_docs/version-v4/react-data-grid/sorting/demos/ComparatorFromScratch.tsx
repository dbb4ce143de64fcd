import * as React from 'react';
import {
  DataGrid,
  type GridColDef,
  type GridSortModel,
  type GridComparatorFn,
} from '@mui/x-data-grid';

const urgency = ['Low', 'Medium', 'High', 'Critical'];

const byUrgency: GridComparatorFn = (v1, v2) =>
  urgency.indexOf(String(v1)) - urgency.indexOf(String(v2));

const columns: GridColDef[] = [
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 180 },
  { field: 'urgency', headerName: 'Urgency', width: 130, sortComparator: byUrgency },
];

export default function ComparatorFromScratch() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    { field: 'urgency', sort: 'desc' },
  ]);

  return (
    <div style={{ height: 222, width: '100%' }}>
      <DataGrid
        rows={tickets}
        columns={columns}
        sortModel={sortModel}
        onSortModelChange={setSortModel}
        density="compact"
        hideFooter
        aria-label="Support tickets by urgency"
      />
    </div>
  );
}

const tickets = [
  { id: 1, subject: 'Invoice shows the wrong year', urgency: 'Medium' },
  { id: 2, subject: 'Checkout is down', urgency: 'Critical' },
  { id: 3, subject: 'Typo on the pricing page', urgency: 'Low' },
  { id: 4, subject: 'Login fails with passkeys', urgency: 'High' },
  { id: 5, subject: 'Export lacks a column', urgency: 'Medium' },
];
