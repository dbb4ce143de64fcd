import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef, type GridSlotProps } from '@mui/x-data-grid';
import { parcels, type Parcel } from './parcels';

declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    town: string;
    onTownChange: (town: string) => void;
  }
}

function TownToolbar({ town, onTownChange }: GridSlotProps['toolbar']) {
  return (
    <Box sx={{ p: 1 }}>
      <TextField
        label="Town"
        size="small"
        value={town}
        onChange={(event) => onTownChange(event.target.value)}
      />
    </Box>
  );
}

const columns: GridColDef<Parcel>[] = [
  { field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 110 },
  { field: 'town', headerName: 'Town', width: 100 },
];

export default function KeepToolbarFocus() {
  const [inside, setInside] = useState(false);
  const [town, setTown] = useState('');
  const shown = useMemo(
    () => parcels.filter((parcel) => parcel.town.toLowerCase().startsWith(town.toLowerCase())),
    [town],
  );
  // A new component on each render: this is the mistake.
  const InnerToolbar: typeof TownToolbar = (props) => <TownToolbar {...props} />;

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={inside} onChange={(event) => setInside(event.target.checked)} />}
        label="Define the toolbar inside of the component"
      />
      <div style={{ height: 340 }}>
        <DataGrid
          rows={shown}
          columns={columns}
          hideFooter
          showToolbar
          slots={{ toolbar: inside ? InnerToolbar : TownToolbar }}
          slotProps={{
            toolbar: { town, onTownChange: setTown },
            main: { 'aria-label': 'Parcels by town' },
          }}
        />
      </div>
    </div>
  );
}
