import Button from '@material-ui/core/Button';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import { chargerColumns, chargers } from './chargers';

export default function FilterFromCode() {
  const apiRef = useGridApiRef();

  return (
    <div style={{ width: '100%' }}>
      <Button
        onClick={() =>
          // Replaces the conditions of the panel as well. `upsertFilter()` would add one more.
          apiRef.current.setFilterModel({
            items: [{ id: 1, columnField: 'power', operatorValue: '<', value: 100 }],
          })
        }
      >
        Slow ones
      </Button>
      <Button onClick={() => apiRef.current.setFilterModel({ items: [] })}>Clear</Button>
      <Button onClick={() => apiRef.current.showFilterPanel('site')}>Filter by site</Button>
      <div style={{ height: 330 }}>
        <DataGridPro
          apiRef={apiRef}
          rows={chargers}
          columns={chargerColumns}
          density="compact"
          hideFooter
          aria-label="Charging points, filtered from code"
        />
      </div>
    </div>
  );
}
