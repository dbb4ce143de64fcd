import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  useGridApiContext,
  type DataGridProps,
  type GridColDef,
  type GridColumnMenuItemProps,
} from '@mui/x-data-grid';
import { talks, type Talk } from './talks';

function WidthItems({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();
  const changeBy = (pixels: number) => (event: React.MouseEvent<HTMLElement>) => {
    const { computedWidth } = apiRef.current.getColumn(colDef.field);
    apiRef.current.setColumnWidth(colDef.field, Math.max(80, computedWidth + pixels));
    onClick(event);
  };

  return [
    <MenuItem key="wider" onClick={changeBy(40)}>
      Wider
    </MenuItem>,
    <MenuItem key="narrower" onClick={changeBy(-40)}>
      Narrower
    </MenuItem>,
  ];
}

const slotProps: DataGridProps['slotProps'] = {
  columnMenu: { slots: { columnMenuWidthItems: WidthItems } },
};

const columns: GridColDef<Talk>[] = [
  { field: 'time', headerName: 'Time', width: 90 },
  { field: 'title', headerName: 'Title', width: 220 },
  { field: 'speaker', headerName: 'Speaker', width: 140 },
];

export default function WiderByMenu() {
  return (
    <div style={{ height: 222, width: '100%' }}>
      <DataGrid
        rows={talks}
        columns={columns}
        slotProps={slotProps}
        density="compact"
        hideFooter
        label="Talks, with widths in the column menu"
      />
    </div>
  );
}
