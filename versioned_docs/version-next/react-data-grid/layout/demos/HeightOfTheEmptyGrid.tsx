import EventAvailable from '@mui/icons-material/EventAvailable';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'time', headerName: 'Time', width: 90 },
  { field: 'animal', headerName: 'Animal', flex: 1, minWidth: 130 },
];

function NoVisits() {
  return (
    <Stack spacing={1} sx={{ height: '100%', alignItems: 'center', justifyContent: 'center' }}>
      <EventAvailable fontSize="large" color="primary" />
      <span>No visits today</span>
    </Stack>
  );
}

const noVisits: never[] = [];

export default function HeightOfTheEmptyGrid() {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', width: '100%' }}>
      <DataGrid
        rows={noVisits}
        columns={columns}
        slots={{ noRowsOverlay: NoVisits }}
        sx={{ '--DataGrid-overlayHeight': '180px' }}
        hideFooter
        label="Visits on Thursday"
      />
    </div>
  );
}
