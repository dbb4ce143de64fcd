import * as React from 'react';
import {
  DataGridPro,
  GridLinkOperator,
  GridToolbar,
  type GridFilterModel,
} from '@mui/x-data-grid-pro';
import { chargerColumns, chargers } from './chargers';

const components = { Toolbar: GridToolbar };

export default function SeveralConditions() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [
      { id: 'fast', columnField: 'power', operatorValue: '>=', value: 300 },
      { id: 'bern', columnField: 'town', operatorValue: 'equals', value: 'Bern' },
    ],
    linkOperator: GridLinkOperator.Or,
  });

  return (
    <div style={{ height: 296, width: '100%' }}>
      <DataGridPro
        rows={chargers}
        columns={chargerColumns}
        components={components}
        filterModel={filterModel}
        onFilterModelChange={setFilterModel}
        density="compact"
        hideFooter
        aria-label="Charging points that are fast or in Bern"
      />
    </div>
  );
}
