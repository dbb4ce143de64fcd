import { DataGridPro, gridClasses } from '@mui/x-data-grid-pro';
import { ticketColumns, tickets } from './tickets';

export default function TallHeaderFilters() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGridPro
        unstable_headerFilters
        ignoreDiacritics
        columnHeaderHeight={88}
        rows={tickets}
        columns={ticketColumns}
        aria-label="Tickets with tall filters"
        slotProps={{
          headerFilterCell: { InputComponentProps: { variant: 'outlined', size: 'small' } },
        }}
        sx={{ [`& .${gridClasses.headerFilterRow}`]: { bgcolor: 'action.hover' } }}
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
