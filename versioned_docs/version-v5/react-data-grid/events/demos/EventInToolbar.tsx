import * as React from 'react';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridToolbarContainer,
  useGridApiContext,
  useGridApiEventHandler,
} from '@mui/x-data-grid';
import { slotColumns, slots } from './slots';

function PointedAt() {
  const apiRef = useGridApiContext();
  const [text, setText] = React.useState('Point at a row.');

  useGridApiEventHandler(apiRef, 'rowMouseEnter', ({ row }) =>
    setText(`${row.climbers} climbers at ${row.start}`),
  );
  useGridApiEventHandler(apiRef, 'rowMouseLeave', () => setText('Point at a row.'));

  return (
    <GridToolbarContainer>
      <Typography variant="body2">{text}</Typography>
    </GridToolbarContainer>
  );
}

export default function EventInToolbar() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid
        rows={slots}
        columns={slotColumns}
        components={{ Toolbar: PointedAt }}
        density="compact"
        hideFooter
        aria-label="Time slots to point at"
      />
    </div>
  );
}
