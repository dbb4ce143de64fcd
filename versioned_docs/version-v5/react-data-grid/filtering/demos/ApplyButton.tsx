import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  GridToolbarFilterButton,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridFilterItem,
} from '@mui/x-data-grid';
import { chargerColumns, chargers } from './chargers';

/** Keeps the condition to itself until **Apply** is pressed. */
function PanelWithApply() {
  const apiRef = useGridApiContext();
  const [item] = useGridSelector(apiRef, gridFilterModelSelector).items;
  const [field, setField] = React.useState(item?.columnField ?? 'site');
  const [text, setText] = React.useState<string>(item?.value ?? '');

  const filterBy = (items: GridFilterItem[]) => {
    apiRef.current.setFilterModel({ items });
    apiRef.current.hideFilterPanel();
  };
  const apply = (event: React.FormEvent) => {
    event.preventDefault();
    filterBy([{ columnField: field, operatorValue: 'contains', value: text }]);
  };

  return (
    <Stack component="form" onSubmit={apply} direction="row" spacing={1} sx={{ p: 1 }}>
      <TextField
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
        autoFocus
        label="Contains"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit">Apply</Button>
      <Button onClick={() => filterBy([])}>Remove</Button>
    </Stack>
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
