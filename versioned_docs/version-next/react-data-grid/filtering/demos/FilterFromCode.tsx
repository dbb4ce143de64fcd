import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { chargerColumns, chargers } from './chargers';

export default function FilterFromCode() {
  const apiRef = useGridApiRef();
  const [answer, setAnswer] = React.useState('');

  const countRoofed = () => {
    const state = apiRef.current?.getFilterState({
      items: [{ field: 'roofed', operator: 'is', value: 'true' }],
    });
    // Only rows that would go are in the lookup.
    const filteredOut = Object.keys(state?.filteredRowsLookup ?? {});
    setAnswer(`${chargers.length - filteredOut.length} are roofed`);
  };

  return (
    <div style={{ width: '100%' }}>
      <Button
        onClick={() =>
          // Replaces the condition of the panel. `upsertFilterItem()` would add a second one, which this grid drops.
          apiRef.current?.setFilterModel({
            items: [{ field: 'power', operator: '<', value: 100 }],
          })
        }
      >
        Slow ones
      </Button>
      <Button onClick={() => apiRef.current?.setFilterModel({ items: [] })}>Clear</Button>
      <Button onClick={() => apiRef.current?.showFilterPanel('site')}>Filter by site</Button>
      <Button onClick={countRoofed}>Count roofed</Button>
      <output>{answer}</output>
      <div style={{ height: 330 }}>
        <DataGrid
          apiRef={apiRef}
          rows={chargers}
          columns={chargerColumns}
          density="compact"
          hideFooter
          slotProps={{ main: { 'aria-label': 'Charging points, filtered from code' } }}
        />
      </div>
    </div>
  );
}
