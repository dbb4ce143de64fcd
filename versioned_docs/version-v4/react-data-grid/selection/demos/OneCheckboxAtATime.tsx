import * as React from 'react';
import { DataGrid, type GridSelectionModel } from '@mui/x-data-grid';
import { volunteerColumns } from './volunteerColumns';
import { volunteers } from './volunteers';

const rows = volunteers.slice(0, 5);

export default function OneCheckboxAtATime() {
  const [model, setModel] = React.useState<GridSelectionModel>([2]);

  const keepTheNewest = (ids: GridSelectionModel) => {
    const added = ids.filter((id) => !model.includes(id));
    setModel(added.length > 0 ? added.slice(-1) : ids.slice(-1));
  };

  return (
    <div style={{ height: 222, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={volunteerColumns}
        checkboxSelection
        selectionModel={model}
        onSelectionModelChange={keepTheNewest}
        density="compact"
        hideFooter
        aria-label="Volunteers, one checkbox at a time"
      />
    </div>
  );
}
