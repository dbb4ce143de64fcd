import * as React from 'react';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridFilterForm,
  GridToolbarContainer,
  GridToolbarFilterButton,
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
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  const [draft, setDraft] = React.useState(items[0] ?? noCondition);

  const filterBy = (newItems: GridFilterItem[]) => {
    apiRef.current.setFilterModel({ items: newItems });
    apiRef.current.hideFilterPanel();
  };
  const apply = (event: React.FormEvent) => {
    event.preventDefault();
    filterBy([draft]);
  };

  return (
    <form onSubmit={apply} style={{ padding: 8 }}>
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

function FilterToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarFilterButton />
    </GridToolbarContainer>
  );
}

export default function ApplyButton() {
  return (
    <div style={{ height: 330, width: '100%' }}>
      <DataGrid
        rows={chargers}
        columns={chargerColumns}
        slots={{ toolbar: FilterToolbar, filterPanel: PanelWithApply }}
        // The panel waits for the button, so its fields need not wait.
        filterDebounceMs={0}
        disableColumnMenu
        density="compact"
        hideFooter
        aria-label="Charging points, filtered by a button"
      />
    </div>
  );
}
