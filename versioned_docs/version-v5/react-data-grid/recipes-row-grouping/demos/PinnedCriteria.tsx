import * as React from 'react';
import {
  DataGridPremium,
  getRowGroupingFieldFromGroupingCriteria,
  type GridPinnedColumns,
} from '@mui/x-data-grid-premium';
import { sightingColumns, sightings } from './sightings';

const narrow = { width: 110 };

export default function PinnedCriteria() {
  const [criteria, setCriteria] = React.useState(['region']);

  const pinnedColumns = React.useMemo<GridPinnedColumns>(
    () => ({ left: criteria.map(getRowGroupingFieldFromGroupingCriteria) }),
    [criteria],
  );

  return (
    <div style={{ height: 258, maxWidth: 460 }}>
      <DataGridPremium
        rows={sightings}
        columns={sightingColumns}
        rowGroupingModel={criteria}
        onRowGroupingModelChange={setCriteria}
        rowGroupingColumnMode="multiple"
        groupingColDef={narrow}
        pinnedColumns={pinnedColumns}
        density="compact"
        hideFooter
        aria-label="Birds, with the criteria pinned"
      />
    </div>
  );
}
