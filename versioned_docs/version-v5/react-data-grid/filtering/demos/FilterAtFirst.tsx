import { DataGrid } from '@mui/x-data-grid';
import { chargerColumns, chargers } from './chargers';

export default function FilterAtFirst() {
  return (
    <div style={{ height: 186, width: '100%' }}>
      <DataGrid
        rows={chargers}
        columns={chargerColumns}
        initialState={{
          filter: {
            filterModel: { items: [{ columnField: 'power', operatorValue: '>=', value: 150 }] },
          },
        }}
        density="compact"
        hideFooter
        aria-label="Fast charging points"
      />
    </div>
  );
}
