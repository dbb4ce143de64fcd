import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { chargerColumns, chargers } from './chargers';

const columns = chargerColumns.map((column) =>
  column.field === 'town' ? { ...column, filterable: false } : column,
);

export default function FilterSomeColumns() {
  const apiRef = useGridApiRef();

  return (
    <div style={{ width: '100%' }}>
      <Button
        onClick={() =>
          apiRef.current?.setFilterModel({
            items: [{ field: 'town', operator: 'equals', value: 'Bern' }],
          })
        }
      >
        Only Bern
      </Button>
      <Button onClick={() => apiRef.current?.showFilterPanel()}>Show the filter</Button>
      <Button onClick={() => apiRef.current?.setFilterModel({ items: [] })}>All towns</Button>
      <div style={{ height: 330 }}>
        <DataGrid
          apiRef={apiRef}
          rows={chargers}
          columns={columns}
          density="compact"
          hideFooter
          slotProps={{ main: { 'aria-label': 'Charging points, towns filtered by buttons' } }}
        />
      </div>
    </div>
  );
}
