import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import { DataGrid } from '@mui/x-data-grid';
import { berths, berthColumns } from './berths';

const rows = berths.slice(0, 5);
const columns = berthColumns.slice(0, 3);

export default function StarsForCheckboxes() {
  return (
    <div style={{ height: 222, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        checkboxSelection
        disableSelectionOnClick
        aria-label="Berths to watch"
        componentsProps={{
          baseCheckbox: {
            icon: <StarBorderIcon />,
            checkedIcon: <StarIcon />,
            indeterminateIcon: <StarBorderIcon />,
            color: 'warning',
          },
        }}
        density="compact"
        hideFooter
      />
    </div>
  );
}
