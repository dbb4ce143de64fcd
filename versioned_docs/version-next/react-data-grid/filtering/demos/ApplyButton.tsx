import * as React from 'react';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridFilterForm,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridFilterItem,
} from '@mui/x-data-grid';
import { chargerColumns, chargers } from './chargers';

const noCondition: GridFilterItem = { field: 'site', operator: 'contains' };

/** Keeps the condition to itself until **Apply** is pressed. */
function PanelWithApply() {
  const apiRef = useGridApiContext();
  const filterModel = useGridSelector(apiRef, gridFilterModelSelector);
  const [draft, setDraft] = React.useState(filterModel.items[0] ?? noCondition);

  const filterBy = (items: GridFilterItem[]) => {
    // The words of the search remain.
    apiRef.current.setFilterModel({ ...filterModel, items });
    apiRef.current.hideFilterPanel();
  };
  const apply = (event: React.FormEvent) => {
    event.preventDefault();
    filterBy([draft]);
  };

  return (
    <form onSubmit={apply} style={{ padding: 16 }}>
      <GridFilterForm
        item={draft}
        hasMultipleFilters={false}
        applyFilterChanges={setDraft}
        applyMultiFilterOperatorChanges={() => undefined}
        deleteFilter={() => filterBy([])}
        deleteIconProps={{ sx: { display: 'none' } }}
      />
      <Button type="submit">Apply</Button>
      <Button onClick={() => filterBy([])}>Remove the filter</Button>
    </form>
  );
}

export default function ApplyButton() {
  return (
    <div style={{ height: 382, width: '100%' }}>
      <DataGrid
        rows={chargers}
        columns={chargerColumns}
        showToolbar
        slots={{ filterPanel: PanelWithApply }}
        // The panel waits for the button, so its fields need not wait.
        filterDebounceMs={0}
        disableColumnMenu
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Charging points, filtered by a button' } }}
      />
    </div>
  );
}
