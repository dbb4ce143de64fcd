import { DataGrid, type DataGridProps } from '@mui/x-data-grid';
import { boatColumns, boats } from './boats';

const slotProps: DataGridProps['slotProps'] = {
  columnMenu: { slotProps: { columnMenuFilterItem: { displayOrder: 0 } } },
};

export default function FilterComesFirst() {
  return (
    <div style={{ height: 186, width: '100%' }}>
      <DataGrid
        rows={boats}
        columns={boatColumns}
        slotProps={slotProps}
        density="compact"
        hideFooter
        label="Boats, with the filter first in the menus"
      />
    </div>
  );
}
