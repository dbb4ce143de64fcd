import { DataGrid, type GridEventListener } from '@mui/x-data-grid';
import { shiftColumns, shifts } from './shifts';

/** These reasons replace the value of the cell by what was pressed. */
const replacing = ['printableKeyDown', 'deleteKeyDown', 'pasteKeyDown'];

const keepValue: GridEventListener<'cellEditStart'> = ({ reason }, event) => {
  if (reason && replacing.includes(reason)) {
    event.defaultMuiPrevented = true;
  }
};

export default function NoTypingToOpen() {
  return (
    <div style={{ height: 186, width: '100%' }}>
      <DataGrid
        rows={shifts}
        columns={shiftColumns}
        onCellEditStart={keepValue}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Shifts that keep their value when a key is pressed' } }}
      />
    </div>
  );
}
