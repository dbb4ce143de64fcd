import * as React from 'react';
import { createRowSelectionManager, DataGrid, type GridRowSelectionModel } from '@mui/x-data-grid';
import { volunteerColumns } from './volunteerColumns';
import { volunteers } from './volunteers';

export default function AllExceptSome() {
  const [model, setModel] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([4]),
  });
  const selection = createRowSelectionManager(model);
  const names = volunteers.filter(({ id }) => selection.has(id)).map(({ name }) => name);

  return (
    <div style={{ width: '100%' }}>
      <p aria-live="polite">
        Model: {model.type}, ids: {[...model.ids].join(', ') || 'none'}
        <br />
        Invited: {names.join(', ') || 'nobody'}
      </p>
      <div style={{ height: 330 }}>
        <DataGrid
          rows={volunteers}
          columns={volunteerColumns}
          checkboxSelection
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
          density="compact"
          hideFooter
          slotProps={{ main: { 'aria-label': 'Volunteers, to be invited' } }}
        />
      </div>
    </div>
  );
}
