import * as React from 'react';
import {
  DataGridPro,
  GridLinkOperator,
  GridToolbar,
  type GridFilterItem,
  type GridFilterModel,
} from '@mui/x-data-grid-pro';
import { tripColumns, trips } from './trips';

/** A second condition on a column moves to the first free one. */
function oneForEachColumn(model: GridFilterModel): GridFilterModel {
  const items: GridFilterItem[] = [];
  model.items.forEach((item) => {
    const taken = items.map(({ columnField }) => columnField);
    const free = tripColumns.find(({ field }) => !taken.includes(field));
    if (!taken.includes(item.columnField)) {
      items.push(item);
    } else if (free) {
      const operatorValue = free.type === 'number' ? '=' : 'contains';
      items.push({ id: item.id, columnField: free.field, operatorValue });
    }
  });
  return { ...model, items };
}

const components = { Toolbar: GridToolbar };
const componentsProps = { filterPanel: { linkOperators: [GridLinkOperator.And] } };

export default function OneConditionPerColumn() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({ items: [] });

  return (
    <div style={{ height: 338, width: '100%' }}>
      <DataGridPro
        rows={trips}
        columns={tripColumns}
        filterModel={filterModel}
        onFilterModelChange={(model) => setFilterModel(oneForEachColumn(model))}
        components={components}
        componentsProps={componentsProps}
        density="compact"
        hideFooter
        aria-label="Trips with one condition for each column"
      />
    </div>
  );
}
