import * as React from 'react';
import Button from '@material-ui/core/Button';
import { DataGrid, type GridSelectionModel } from '@mui/x-data-grid';
import { volunteerColumns } from './volunteerColumns';
import { volunteers } from './volunteers';

const idsOf = (team: string) => volunteers.filter((row) => row.team === team).map(({ id }) => id);

export default function SelectionInYourState() {
  const [model, setModel] = React.useState<GridSelectionModel>(() => idsOf('Kitchen'));
  const shifts = volunteers
    .filter(({ id }) => model.includes(id))
    .reduce((sum, row) => sum + row.shifts, 0);

  return (
    <div style={{ width: '100%' }}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginBottom: 8 }}>
        <Button onClick={() => setModel(idsOf('Kitchen'))}>The kitchen</Button>
        <Button onClick={() => setModel(idsOf('Stage'))}>The stage</Button>
        <Button onClick={() => setModel([])}>Nobody</Button>
        <output style={{ alignSelf: 'center' }}>Shifts: {shifts}</output>
      </div>
      <div style={{ height: 330 }}>
        <DataGrid
          rows={volunteers}
          columns={volunteerColumns}
          checkboxSelection
          selectionModel={model}
          onSelectionModelChange={setModel}
          density="compact"
          hideFooter
          aria-label="Volunteers, whose shifts are added up"
        />
      </div>
    </div>
  );
}
