import { DataGrid } from '@mui/x-data-grid';
import { slotColumns, slots } from './slots';

export default function NoEditByDoubleClick() {
  return (
    <div style={{ height: 186, width: '100%' }}>
      <DataGrid
        rows={slots}
        columns={slotColumns}
        onCellDoubleClick={(params, event) => {
          // Walls change only from the keyboard, with Enter.
          if (params.field === 'wall') {
            event.defaultMuiPrevented = true;
          }
        }}
        density="compact"
        hideFooter
        aria-label="Time slots whose walls ignore a double click"
      />
    </div>
  );
}
