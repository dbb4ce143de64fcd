import * as React from 'react';
import {
  DataGridPro,
  GRID_CHECKBOX_SELECTION_FIELD,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { repairColumns } from './repairColumns';
import { repairs, type Repair } from './repairs';

const initialState = {
  columns: { columnVisibilityModel: { complaint: false } },
  pinnedColumns: { left: [GRID_CHECKBOX_SELECTION_FIELD, 'bicycle'], right: ['state'] },
  sorting: {
    sortModel: [
      { field: 'mechanic', sort: 'asc' as const },
      { field: 'due', sort: 'asc' as const },
    ],
  },
};

const showComplaint = ({ row }: GridRowParams<Repair>) => (
  <div style={{ padding: 16, whiteSpace: 'pre-line' }}>{row.complaint}</div>
);

const getDetailHeight = () => 'auto' as const;

export default function ProWorkshop() {
  return (
    <div style={{ height: 460, width: '100%' }}>
      <DataGridPro
        label="Repairs, with pinned columns, header filters and details"
        rows={repairs}
        columns={repairColumns}
        initialState={initialState}
        headerFilters
        getDetailPanelContent={showComplaint}
        getDetailPanelHeight={getDetailHeight}
        checkboxSelection
        disableRowSelectionOnClick
        density="compact"
        hideFooter
      />
    </div>
  );
}
