import { DataGrid } from '@mui/x-data-grid';

const columns = [
  { field: 'lake', headerName: 'Lake', flex: 1, minWidth: 120 },
  { field: 'depth', headerName: 'Depth (m)', type: 'number', width: 120 },
];

const rows = [
  { id: 1, lake: 'Baikal', depth: 1642 },
  { id: 2, lake: 'Como', depth: 410 },
  { id: 3, lake: 'Balaton', depth: 12 },
];

export default function InstallationCheck() {
  return (
    <div style={{ width: '100%', maxWidth: 480 }}>
      <DataGrid aria-label="Depth of lakes" autoHeight rows={rows} columns={columns} hideFooter />
    </div>
  );
}
