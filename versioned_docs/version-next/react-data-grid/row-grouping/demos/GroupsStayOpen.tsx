import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { repairColumns, repairs } from './repairs';

export default function GroupsStayOpen() {
  const [rows, setRows] = React.useState(repairs);

  return (
    <div style={{ width: '100%' }}>
      {/* A copy of each row, as it would come from a server. */}
      <Button onClick={() => setRows(repairs.map((repair) => ({ ...repair })))}>Load again</Button>
      <div style={{ height: 346 }}>
        <DataGridPremium
          rows={rows}
          columns={repairColumns}
          initialState={{ rowGrouping: { model: ['workshop'] } }}
          density="compact"
          slotProps={{ main: { 'aria-label': 'Bicycle repairs whose groups stay open' } }}
        />
      </div>
    </div>
  );
}
