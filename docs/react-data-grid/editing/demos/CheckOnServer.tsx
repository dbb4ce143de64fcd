import {
  DataGrid,
  GridEditInputCell,
  type GridColDef,
  type GridPreProcessEditCellProps,
} from '@mui/x-data-grid';
import { dishes, type Dish } from './dishes';
import { isNameTaken } from './nameServer';

async function checkName({ props, hasChanged }: GridPreProcessEditCellProps) {
  const error = hasChanged && (await isNameTaken(String(props.value)));
  return { ...props, error };
}

const columns: GridColDef<Dish>[] = [
  {
    field: 'name',
    headerName: 'Dish',
    editable: true,
    flex: 1,
    minWidth: 140,
    preProcessEditCellProps: checkName,
    renderEditCell: (params) => <GridEditInputCell {...params} debounceMs={300} />,
  },
  { field: 'course', headerName: 'Course', width: 110 },
];

export default function CheckOnServer() {
  return (
    <div style={{ height: 222, width: '100%' }}>
      <DataGrid
        rows={dishes}
        columns={columns}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Menu that checks names on a server' } }}
      />
    </div>
  );
}
