import BoltOutlined from '@mui/icons-material/BoltOutlined';
import EuroOutlined from '@mui/icons-material/EuroOutlined';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  type GridColumnGroupHeaderParams,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';
import { flatColumns, flats } from './flats';

const withIcon = (icon: React.ReactNode) =>
  function GroupHeader({ headerName }: GridColumnGroupHeaderParams) {
    return (
      <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center' }}>
        {icon}
        <span>{headerName}</span>
      </Stack>
    );
  };

const groups: GridColumnGroupingModel = [
  {
    groupId: 'costs',
    headerName: 'Costs',
    headerClassName: 'costs',
    renderHeaderGroup: withIcon(<EuroOutlined fontSize="small" />),
    children: [{ field: 'rent' }, { field: 'charges' }],
  },
  {
    groupId: 'energy',
    headerName: 'Energy',
    headerAlign: 'right',
    renderHeaderGroup: withIcon(<BoltOutlined fontSize="small" />),
    children: [{ field: 'heating' }, { field: 'power' }],
  },
];

export default function GroupsWithIcons() {
  return (
    <div style={{ height: 224, width: '100%' }}>
      <DataGrid
        rows={flats}
        columns={flatColumns}
        experimentalFeatures={{ columnGrouping: true }}
        columnGroupingModel={groups}
        sx={{ '& .costs': { bgcolor: 'action.hover' } }}
        density="compact"
        hideFooter
        aria-label="Flats, with icons in the groups"
      />
    </div>
  );
}
