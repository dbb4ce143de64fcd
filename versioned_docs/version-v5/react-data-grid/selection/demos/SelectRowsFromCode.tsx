import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import { volunteerColumns } from './volunteerColumns';
import { volunteers } from './volunteers';

export default function SelectRowsFromCode() {
  const apiRef = useGridApiRef();
  const [names, setNames] = React.useState<string>();

  const readNames = () =>
    setNames([...apiRef.current.getSelectedRows().values()].map((row) => row.name).join(', '));

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mb: 1 }}>
        <Button onClick={() => apiRef.current.selectRow(3)}>Add Mei</Button>
        <Button onClick={() => apiRef.current.selectRowRange({ startId: 4, endId: 6 })}>
          Add Pablo to Samir
        </Button>
        <Button onClick={() => apiRef.current.selectRows([], true, true)}>Clear</Button>
        <Button onClick={readNames}>Read</Button>
      </Stack>
      <p>{names === undefined ? 'Nothing read yet' : names || 'No row is selected'}</p>
      <div style={{ height: 330 }}>
        <DataGridPro
          apiRef={apiRef}
          rows={volunteers}
          columns={volunteerColumns}
          checkboxSelection
          density="compact"
          hideFooter
          aria-label="Volunteers, selected from outside the grid"
        />
      </div>
    </div>
  );
}
