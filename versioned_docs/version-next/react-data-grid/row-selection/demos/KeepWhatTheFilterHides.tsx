import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridRowSelectionModel } from '@mui/x-data-grid';
import { volunteerColumns } from './volunteerColumns';
import { volunteers } from './volunteers';

export default function KeepWhatTheFilterHides() {
  const [keep, setKeep] = React.useState(true);
  const [team, setTeam] = React.useState('');
  const [model, setModel] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([1, 3]),
  });
  const filterModel = React.useMemo(
    () => ({ items: team ? [{ field: 'team', operator: 'equals', value: team }] : [] }),
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
        label="Keep hidden rows selected"
        sx={{ mx: 1 }}
      />
      <p>Selected: {model.ids.size}</p>
      <div style={{ height: 330 }}>
        <DataGrid
          rows={volunteers}
          columns={volunteerColumns}
          filterModel={filterModel}
          checkboxSelection
          // The model lists ids, so that hidden rows can be told from others.
          disableRowSelectionExcludeModel
          keepNonExistentRowsSelected={keep}
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
          density="compact"
          hideFooter
          slotProps={{ main: { 'aria-label': 'Volunteers, filtered by team' } }}
        />
      </div>
    </div>
  );
}
