import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGridPro, useGridApiContext, type GridRowParams } from '@mui/x-data-grid-pro';
import { shootColumns, shoots, type Shoot } from './shoots';

function ShootForm({ shoot }: { shoot: Shoot }) {
  const apiRef = useGridApiContext();

  const save = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    apiRef.current.updateRows([
      { id: shoot.id, place: data.get('place'), crew: Number(data.get('crew')) },
    ]);
    apiRef.current.toggleDetailPanel(shoot.id);
  };

  return (
    <Stack
      component="form"
      direction="row"
      useFlexGap
      spacing={1}
      onSubmit={save}
      sx={{ p: 2, flexWrap: 'wrap' }}
    >
      <TextField size="small" name="place" label="Place" defaultValue={shoot.place} />
      <TextField
        size="small"
        name="crew"
        label="Crew"
        type="number"
        defaultValue={shoot.crew}
        sx={{ width: 90 }}
      />
      <Button type="submit">Save</Button>
    </Stack>
  );
}

const getDetailPanelContent = ({ row }: GridRowParams<Shoot>) => <ShootForm shoot={row} />;
const getDetailPanelHeight = () => 'auto' as const;

export default function FormInAPanel() {
  return (
    <div style={{ height: 350, width: '100%' }}>
      <DataGridPro
        rows={shoots}
        columns={shootColumns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{ detailPanel: { expandedRowIds: [2] } }}
        hideFooter
        aria-label="Days of shooting, with a form"
      />
    </div>
  );
}
