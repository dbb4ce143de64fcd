import { DataGrid, type DataGridProps } from '@mui/x-data-grid';
import { boatColumns, boats } from './boats';

const slotProps: DataGridProps['slotProps'] = {
  columnMenu: { slots: { columnMenuColumnsItem: null } },
};

export default function WithoutTheColumns() {
  return (
    <div style={{ height: 186, width: '100%' }}>
      <DataGrid
        rows={boats}
        columns={boatColumns}
        slotProps={slotProps}
        density="compact"
        hideFooter
        label="Boats, whose menus do not hide columns"
      />
    </div>
  );
}
