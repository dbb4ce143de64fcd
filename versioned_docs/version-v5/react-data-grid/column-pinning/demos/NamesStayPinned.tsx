import * as React from 'react';
import { DataGridPro, type GridColDef, type GridPinnedColumns } from '@mui/x-data-grid-pro';
import { gaugeColumns, gauges } from './gauges';

const columns: GridColDef[] = gaugeColumns.map((column) =>
  column.field === 'id' ? { ...column, pinnable: false } : column,
);

export default function NamesStayPinned() {
  const [pins, setPins] = React.useState<GridPinnedColumns>({ left: ['id'] });

  return (
    <div style={{ height: 202, width: '100%' }}>
      <DataGridPro
        rows={gauges}
        columns={columns}
        pinnedColumns={pins}
        onPinnedColumnsChange={setPins}
        density="compact"
        hideFooter
        aria-label="River gauges, whose names stay pinned"
      />
    </div>
  );
}
