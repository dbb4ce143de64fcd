import {
  DataGrid,
  GridEditInputCell,
  type GridColDef,
  type GridEditInputCellProps,
} from '@mui/x-data-grid';
import Tooltip from '@mui/material/Tooltip';
import { dishes, type Dish } from './dishes';

function PriceInput({ problem, ...props }: GridEditInputCellProps & { problem?: string }) {
  return (
    <Tooltip open={Boolean(props.error)} title={problem ?? ''} disableInteractive>
      <GridEditInputCell {...props} />
    </Tooltip>
  );
}

const columns: GridColDef<Dish>[] = [
  { field: 'name', headerName: 'Dish', flex: 1, minWidth: 140 },
  {
    field: 'price',
    headerName: 'Euros',
    type: 'number',
    editable: true,
    width: 120,
    preProcessEditCellProps: ({ props }) => {
      const error = props.value === null || props.value < 1 || props.value > 50;
      return { ...props, error, problem: 'A price is between 1 and 50 euros.' };
    },
    renderEditCell: (params) => <PriceInput {...params} />,
  },
];

export default function CheckWhileTyping() {
  return (
    <div style={{ height: 222, width: '100%' }}>
      <DataGrid
        rows={dishes}
        columns={columns}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Menu that checks prices' } }}
      />
    </div>
  );
}
