import AcUnit from '@mui/icons-material/AcUnit';
import Air from '@mui/icons-material/Air';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef, type GridColumnHeaderParams } from '@mui/x-data-grid';
import { peaks, type Peak } from './peaks';

const withIcon = (icon: React.ReactNode) =>
  function Header({ colDef }: GridColumnHeaderParams<unknown, Peak>) {
    return (
      <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center' }}>
        {icon}
        <strong>{colDef.headerName}</strong>
      </Stack>
    );
  };

const columns: GridColDef<Peak>[] = [
  { field: 'id', headerName: 'Peak', flex: 1, minWidth: 100 },
  {
    field: 'wind',
    headerName: 'Gusts',
    type: 'number',
    width: 120,
    renderHeader: withIcon(<Air fontSize="small" />),
  },
  {
    field: 'frost',
    headerName: 'Frost',
    type: 'number',
    width: 120,
    renderHeader: withIcon(<AcUnit fontSize="small" />),
  },
];

export default function IconsInHeaders() {
  return (
    <div style={{ height: 166, width: '100%' }}>
      <DataGrid
        rows={peaks}
        columns={columns}
        density="compact"
        hideFooter
        aria-label="Peaks, with icons in the headers"
      />
    </div>
  );
}
