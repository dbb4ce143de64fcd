import * as React from 'react';
import { DataGrid, type GridFilterModel } from '@mui/x-data-grid';
import { chargerColumns, chargers } from './chargers';

export default function FilterAtFirst() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [{ columnField: 'power', operatorValue: '>=', value: 150 }],
  });

  return (
    <div style={{ height: 186, width: '100%' }}>
      <DataGrid
        rows={chargers}
        columns={chargerColumns}
        filterModel={filterModel}
        onFilterModelChange={setFilterModel}
        density="compact"
        hideFooter
        aria-label="Fast charging points"
      />
    </div>
  );
}
