import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { sightings, type Sighting } from './sightings';

const columns: GridColDef<Sighting>[] = [
  { field: 'bird', headerName: 'Bird' },
  { field: 'count', headerName: 'Number of individuals', type: 'number' },
  { field: 'place', headerName: 'Place' },
];

const names = ['includeHeaders', 'includeOutliers', 'expand'] as const;

export default function AutosizeByOptions() {
  const apiRef = useGridApiRef();
  const [options, setOptions] = React.useState({
    includeHeaders: true,
    includeOutliers: false,
    expand: false,
  });

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
        <Button onClick={() => apiRef.current?.autosizeColumns(options)}>Autosize</Button>
        {names.map((name) => (
          <FormControlLabel
            key={name}
            control={
              <Checkbox
                checked={options[name]}
                onChange={(_, checked) => setOptions({ ...options, [name]: checked })}
              />
            }
            label={name}
          />
        ))}
      </Stack>
      <div style={{ height: 258 }}>
        <DataGrid
          apiRef={apiRef}
          rows={sightings}
          columns={columns}
          autosizeOptions={options}
          density="compact"
          hideFooter
          label="Birds in a garden"
        />
      </div>
    </div>
  );
}
