import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGridPro, gridVisibleSortedRowIdsSelector, useGridApiRef } from '@mui/x-data-grid-pro';
import { seatColumns, seatRows } from './seats';

export default function GoToASeat() {
  const apiRef = useGridApiRef();
  const [row, setRow] = React.useState('64');
  const [seat, setSeat] = React.useState('H');

  const goToSeat = () => {
    const id = Number(row);
    const rowIndex = gridVisibleSortedRowIdsSelector(apiRef).indexOf(id);
    const colIndex = apiRef.current.getColumnIndex(seat.toUpperCase());
    if (rowIndex >= 0 && colIndex >= 0) {
      apiRef.current.scrollToIndexes({ rowIndex, colIndex });
      apiRef.current.setCellFocus(id, seat.toUpperCase());
    }
  };

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" sx={{ gap: 1, mb: 1 }}>
        <TextField
          size="small"
          label="Row"
          value={row}
          onChange={(event) => setRow(event.target.value)}
        />
        <TextField
          size="small"
          label="Seat"
          value={seat}
          onChange={(event) => setSeat(event.target.value)}
        />
        <Button onClick={goToSeat}>Go</Button>
      </Stack>
      <div style={{ height: 300 }}>
        <DataGridPro
          apiRef={apiRef}
          rows={seatRows}
          columns={seatColumns}
          density="compact"
          hideFooter
          aria-label="Prices of seats"
        />
      </div>
    </div>
  );
}
