import * as React from 'react';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridFilterItem } from '@mui/x-data-grid';
import { volunteerColumns, volunteers } from './volunteers';

const choices: { label: string; item: GridFilterItem }[] = [
  { label: 'Gate', item: { field: 'team', operator: 'equals', value: 'Gate' } },
  { label: 'Busy', item: { field: 'shifts', operator: '>', value: 3 } },
  { label: 'First aid', item: { field: 'firstAid', operator: 'is', value: 'true' } },
];

export default function CountsOnButtons() {
  const apiRef = useGridApiRef();
  const [counts, setCounts] = React.useState<number[]>([]);

  React.useEffect(() => {
    setCounts(
      choices.map(({ item }) => {
        const state = apiRef.current?.getFilterState({ items: [item] });
        // Only rows that would go are in the lookup.
        return volunteers.length - Object.keys(state?.filteredRowsLookup ?? {}).length;
      }),
    );
  }, [apiRef]);

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', mb: 1 }}>
        <Button onClick={() => apiRef.current?.setFilterModel({ items: [] })}>All</Button>
        {choices.map(({ label, item }, index) => (
          <Badge key={label} badgeContent={counts[index]} color="primary">
            <Button
              variant="outlined"
              onClick={() => apiRef.current?.setFilterModel({ items: [item] })}
            >
              {label}
            </Button>
          </Badge>
        ))}
      </Stack>
      <div style={{ height: 258 }}>
        <DataGrid
          apiRef={apiRef}
          rows={volunteers}
          columns={volunteerColumns}
          density="compact"
          hideFooter
          slotProps={{ main: { 'aria-label': 'Volunteers with counts on the buttons' } }}
        />
      </div>
    </div>
  );
}
