import * as React from 'react';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { meterColumns } from './meterColumns';
import { useMeters } from './useMeters';

export default function TotalInAPinnedRow() {
  const { gridProps, totals } = useMeters();
  const pinnedRows = React.useMemo(
    () => ({ bottom: totals ? [{ id: 0, building: 'All buildings', ...totals }] : [] }),
    [totals],
  );

  return (
    <div style={{ height: 314, width: '100%' }}>
      <DataGridPro
        {...gridProps}
        pagination
        columns={meterColumns}
        pinnedRows={pinnedRows}
        pageSizeOptions={[5, 10]}
        density="compact"
        aria-label="Meters, with the total of all pages in the last row"
      />
    </div>
  );
}
