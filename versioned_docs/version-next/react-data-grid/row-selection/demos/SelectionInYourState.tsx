import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createRowSelectionManager, DataGrid, type GridRowSelectionModel } from '@mui/x-data-grid';
import { volunteerColumns } from './volunteerColumns';
import { volunteers } from './volunteers';

const modelOf = (team: string): GridRowSelectionModel => ({
  type: 'include',
  ids: new Set(volunteers.filter((row) => row.team === team).map(({ id }) => id)),
});

const nobody: GridRowSelectionModel = { type: 'include', ids: new Set() };

export default function SelectionInYourState() {
  const [model, setModel] = React.useState<GridRowSelectionModel>(() => modelOf('Kitchen'));
  const selection = createRowSelectionManager(model);
  const shifts = volunteers
    .filter(({ id }) => selection.has(id))
    .reduce((sum, row) => sum + row.shifts, 0);

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mb: 1 }}>
        <Button onClick={() => setModel(modelOf('Kitchen'))}>The kitchen</Button>
        <Button onClick={() => setModel(modelOf('Stage'))}>The stage</Button>
        <Button onClick={() => setModel(nobody)}>Nobody</Button>
        <output style={{ alignSelf: 'center' }}>Shifts: {shifts}</output>
      </Stack>
      <div style={{ height: 330 }}>
        <DataGrid
          rows={volunteers}
          columns={volunteerColumns}
          checkboxSelection
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
          density="compact"
          hideFooter
          slotProps={{ main: { 'aria-label': 'Volunteers, whose shifts are added up' } }}
        />
      </div>
    </div>
  );
}
