import * as React from 'react';
import { DataGrid, type GridRowSelectionModel } from '@mui/x-data-grid';
import { volunteerColumns } from './volunteerColumns';
import { volunteers } from './volunteers';

export default function OneRowByClick() {
  const [model, setModel] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([2]),
  });
  const volunteer = volunteers.find(({ id }) => model.ids.has(id));

  return (
    <div style={{ width: '100%' }}>
      <p>
        {volunteer
          ? `${volunteer.name} ${volunteer.confirmed ? 'has confirmed' : 'has not answered yet'}`
          : 'Choose a volunteer'}
      </p>
      <div style={{ height: 330 }}>
        <DataGrid
          rows={volunteers}
          columns={volunteerColumns}
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
          density="compact"
          hideFooter
          slotProps={{ main: { 'aria-label': 'Volunteers, one at a time' } }}
        />
      </div>
    </div>
  );
}
