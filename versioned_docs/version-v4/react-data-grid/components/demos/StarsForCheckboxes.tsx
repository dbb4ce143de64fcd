import SvgIcon from '@material-ui/core/SvgIcon';
import { DataGrid } from '@mui/x-data-grid';
import { berths, berthColumns } from './berths';

const star = 'M12 2l3 7 7 .6-5.3 4.7 1.6 7.2L12 17.6l-6.3 3.9 1.6-7.2L2 9.6 9 9z';
const outline = (
  <SvgIcon>
    <path d={star} fill="none" stroke="currentColor" strokeWidth="1.5" />
  </SvgIcon>
);
const filled = (
  <SvgIcon>
    <path d={star} />
  </SvgIcon>
);

const componentsProps = {
  checkbox: { icon: outline, checkedIcon: filled, indeterminateIcon: outline, color: 'secondary' },
};

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
        componentsProps={componentsProps}
        density="compact"
        hideFooter
        aria-label="Berths to watch"
      />
    </div>
  );
}
