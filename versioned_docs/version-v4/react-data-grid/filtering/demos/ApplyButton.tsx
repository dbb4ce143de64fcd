import * as React from 'react';
import Button from '@material-ui/core/Button';
import TextField from '@material-ui/core/TextField';
import {
  DataGrid,
  GridToolbarFilterButton,
  useGridSlotComponentProps,
  type GridFilterItem,
} from '@mui/x-data-grid';
import { chargerColumns, chargers } from './chargers';

/** Keeps the condition to itself until **Apply** is pressed. */
function PanelWithApply() {
  const { apiRef, state } = useGridSlotComponentProps();
  const [item] = state.filter.items;
  const [field, setField] = React.useState(item?.columnField ?? 'site');
  const [text, setText] = React.useState<string>(item?.value ?? '');

  const filterBy = (items: GridFilterItem[]) => {
    apiRef.current.setFilterModel({ items });
    apiRef.current.hideFilterPanel();
  };
  const apply = (event: React.FormEvent) => {
    event.preventDefault();
    filterBy([{ id: 1, columnField: field, operatorValue: 'contains', value: text }]);
  };

  return (
    <form onSubmit={apply} style={{ display: 'flex', flexWrap: 'wrap', gap: 8, padding: 8 }}>
      <TextField
        id="column-to-filter"
        select
        label="Column"
        value={field}
        onChange={(event) => setField(event.target.value)}
        SelectProps={{ native: true }}
      >
        <option value="site">Site</option>
        <option value="town">Town</option>
      </TextField>
      <TextField
        id="text-to-find"
        autoFocus
        label="Contains"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit">Apply</Button>
      <Button onClick={() => filterBy([])}>Remove</Button>
    </form>
  );
}

const components = { Toolbar: GridToolbarFilterButton, FilterPanel: PanelWithApply };

export default function ApplyButton() {
  return (
    <div style={{ height: 330, width: '100%' }}>
      <DataGrid
        rows={chargers}
        columns={chargerColumns}
        components={components}
        disableColumnMenu
        density="compact"
        hideFooter
        aria-label="Charging points, filtered by a button"
      />
    </div>
  );
}
