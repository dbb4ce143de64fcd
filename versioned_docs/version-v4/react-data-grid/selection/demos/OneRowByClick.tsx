import * as React from 'react';
import { DataGrid, type GridSelectionModel } from '@mui/x-data-grid';
import { volunteerColumns } from './volunteerColumns';
import { volunteers } from './volunteers';

export default function OneRowByClick() {
  const [model, setModel] = React.useState<GridSelectionModel>([2]);
  const volunteer = volunteers.find(({ id }) => id === model[0]);

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
          selectionModel={model}
          onSelectionModelChange={setModel}
          density="compact"
          hideFooter
          aria-label="Volunteers, one at a time"
        />
      </div>
    </div>
  );
}
