import * as React from 'react';
import Button from '@material-ui/core/Button';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import { volunteerColumns } from './volunteerColumns';
import { volunteers } from './volunteers';

export default function SelectRowsFromCode() {
  const apiRef = useGridApiRef();
  const [names, setNames] = React.useState<string>();

  const readNames = () =>
    setNames([...apiRef.current.getSelectedRows().values()].map((row) => row['name']).join(', '));

  return (
    <div style={{ width: '100%' }}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginBottom: 8 }}>
        <Button onClick={() => apiRef.current.selectRow(3, true, true)}>Add Mei</Button>
        <Button onClick={() => apiRef.current.selectRows([4, 5, 6])}>Add Pablo to Samir</Button>
        <Button onClick={() => apiRef.current.selectRows([], true, true)}>Clear</Button>
        <Button onClick={readNames}>Read</Button>
      </div>
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
