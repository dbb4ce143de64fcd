import { DataGridPro } from '@mui/x-data-grid-pro';
import { ticketColumns, tickets } from './tickets';

export default function TallHeaderFilters() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGridPro
        headerFilters
        ignoreDiacritics
        headerFilterHeight={88}
        rows={tickets}
        columns={ticketColumns}
        slotProps={{
          main: { 'aria-label': 'Tickets with tall filters' },
          baseTextField: {
            material: { sx: { '& .MuiOutlinedInput-root': { borderRadius: 4 } } },
          },
        }}
        initialState={{
          filter: {
            filterModel: {
              items: [{ id: 1, field: 'customer', operator: 'contains', value: 'cafe' }],
            },
          },
        }}
        density="compact"
        hideFooter
      />
    </div>
  );
}
