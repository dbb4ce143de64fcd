import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Slider from '@mui/material/Slider';
import {
  DataGrid,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
  type GridValidRowModel,
} from '@mui/x-data-grid';
import { stalls } from './stalls';

const percent = new Intl.NumberFormat('en', { style: 'percent' });

function StockSlider({ item, applyValue }: GridFilterInputValueProps) {
  return (
    <Box sx={{ px: 1, pt: 2 }}>
      <Slider
        aria-label="Stock of at least"
        size="small"
        min={0}
        max={1}
        step={0.1}
        value={item.value ?? 0}
        valueLabelDisplay="auto"
        valueLabelFormat={(value) => percent.format(value)}
        onChange={(_, value) => applyValue({ ...item, value })}
      />
    </Box>
  );
}

const atLeast: GridFilterOperator<GridValidRowModel, number> = {
  label: 'at least',
  value: 'atLeast',
  getApplyFilterFn: ({ value }) => (value ? (stock) => stock >= value : null),
  InputComponent: StockSlider,
};

/** What makes a column of shares: spread it into a definition. */
const shareColumn: Partial<GridColDef> = {
  type: 'number',
  align: 'left',
  headerAlign: 'left',
  display: 'flex',
  valueFormatter: (value: number) => percent.format(value),
  filterOperators: [atLeast],
  renderCell: ({ value = 0, formattedValue }) => (
    <LinearProgress
      aria-label={formattedValue}
      variant="determinate"
      value={value * 100}
      sx={{ width: '100%' }}
    />
  ),
};

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Stall', flex: 1, minWidth: 110 },
  { ...shareColumn, field: 'stock', headerName: 'Stock', width: 160 },
];

export default function FiltersOfAColumn() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid
        rows={stalls}
        columns={columns}
        initialState={{
          filter: { filterModel: { items: [{ field: 'stock', operator: 'atLeast', value: 0.5 }] } },
        }}
        hideFooter
        label="Stalls, filtered by their stock"
      />
    </div>
  );
}
