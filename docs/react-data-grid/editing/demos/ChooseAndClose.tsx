import {
  DataGrid,
  GridCellModes,
  GridEditSingleSelectCell,
  useGridApiContext,
  type GridColDef,
  type GridEditSingleSelectCellProps,
} from '@mui/x-data-grid';
import { dishes, type Dish } from './dishes';

function CourseSelect(props: GridEditSingleSelectCellProps) {
  const apiRef = useGridApiContext();
  const { id, field } = props;

  const saveAndClose = async (_: unknown, course: string) => {
    await apiRef.current.setEditCellValue({ id, field, value: course });
    // Enter has closed the cell already.
    if (apiRef.current.getCellMode(id, field) === GridCellModes.Edit) {
      apiRef.current.stopCellEditMode({ id, field });
    }
  };

  return <GridEditSingleSelectCell {...props} onValueChange={saveAndClose} />;
}

const columns: GridColDef<Dish>[] = [
  { field: 'name', headerName: 'Dish', flex: 1, minWidth: 140 },
  {
    field: 'course',
    headerName: 'Course',
    type: 'singleSelect',
    valueOptions: ['Starter', 'Main', 'Dessert'],
    editable: true,
    width: 140,
    renderEditCell: (params) => <CourseSelect {...params} />,
  },
];

export default function ChooseAndClose() {
  return (
    <div style={{ height: 222, width: '100%' }}>
      <DataGrid
        rows={dishes}
        columns={columns}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Menu with a list of courses' } }}
      />
    </div>
  );
}
