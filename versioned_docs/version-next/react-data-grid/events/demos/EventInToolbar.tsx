import * as React from 'react';
import Typography from '@mui/material/Typography';
import { DataGrid, Toolbar, useGridApiContext, useGridEvent } from '@mui/x-data-grid';
import { slotColumns, slots as timeSlots } from './slots';

function PointedAt() {
  const apiRef = useGridApiContext();
  const [text, setText] = React.useState('Point at a row.');

  useGridEvent(apiRef, 'rowMouseEnter', ({ row }) =>
    setText(`${row.climbers} climbers at ${row.start}`),
  );
  useGridEvent(apiRef, 'rowMouseLeave', () => setText('Point at a row.'));

  return (
    <Toolbar>
      <Typography variant="body2">{text}</Typography>
    </Toolbar>
  );
}

const slots = { toolbar: PointedAt };

export default function EventInToolbar() {
  return (
    <div style={{ height: 240, width: '100%' }}>
      <DataGrid
        rows={timeSlots}
        columns={slotColumns}
        slots={slots}
        showToolbar
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Time slots to point at' } }}
      />
    </div>
  );
}
