import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridSelectionModel } from '@mui/x-data-grid';
import { volunteerColumns } from './volunteerColumns';
import { volunteers } from './volunteers';

export default function KeepRemovedRows() {
  const [keep, setKeep] = React.useState(true);
  const [team, setTeam] = React.useState('');
  const [model, setModel] = React.useState<GridSelectionModel>([1, 3]);
  const rows = React.useMemo(
    () => volunteers.filter((row) => team === '' || row.team === team),
    [team],
  );

  return (
    <div style={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={team}
        onChange={(_, next: string | null) => setTeam(next ?? '')}
        aria-label="Team"
      >
        <ToggleButton value="">All</ToggleButton>
        <ToggleButton value="Gates">Gates</ToggleButton>
        <ToggleButton value="Stage">Stage</ToggleButton>
      </ToggleButtonGroup>
      <FormControlLabel
        control={<Switch checked={keep} onChange={(_, on) => setKeep(on)} />}
        label="Keep removed rows selected"
        sx={{ mx: 1 }}
      />
      <p>Selected: {model.length}</p>
      <div style={{ height: 330 }}>
        <DataGrid
          rows={rows}
          columns={volunteerColumns}
          checkboxSelection
          keepNonExistentRowsSelected={keep}
          selectionModel={model}
          onSelectionModelChange={setModel}
          density="compact"
          hideFooter
          aria-label="Volunteers of a team"
        />
      </div>
    </div>
  );
}
