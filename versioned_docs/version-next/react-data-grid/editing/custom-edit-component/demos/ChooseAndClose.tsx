import {
  DataGrid,
  GridCellModes,
  GridEditSingleSelectCell,
  useGridApiContext,
  type GridColDef,
  type GridEditSingleSelectCellProps,
} from '@mui/x-data-grid';

interface Ticket {
  id: number;
  title: string;
  priority: string;
}

function PrioritySelect(props: GridEditSingleSelectCellProps) {
  const apiRef = useGridApiContext();
  const { id, field } = props;

  const saveAndClose = async (_: unknown, priority: string) => {
    await apiRef.current.setEditCellValue({ id, field, value: priority });
    // Enter has closed the cell already.
    if (apiRef.current.getCellMode(id, field) === GridCellModes.Edit) {
      apiRef.current.stopCellEditMode({ id, field });
    }
  };

  return <GridEditSingleSelectCell {...props} onValueChange={saveAndClose} />;
}

const columns: GridColDef<Ticket>[] = [
  { field: 'title', headerName: 'Ticket', flex: 1, minWidth: 150 },
  {
    field: 'priority',
    headerName: 'Priority',
    type: 'singleSelect',
    valueOptions: ['High', 'Normal', 'Low'],
    editable: true,
    width: 130,
    renderEditCell: (params) => <PrioritySelect {...params} />,
  },
];

export default function ChooseAndClose() {
  return (
    <div style={{ height: 150, width: '100%' }}>
      <DataGrid
        rows={tickets}
        columns={columns}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Tickets with a list of priorities' } }}
      />
    </div>
  );
}

const tickets: Ticket[] = [
  { id: 1, title: 'Projector has no picture', priority: 'High' },
  { id: 2, title: 'Heating hums', priority: 'Low' },
  { id: 3, title: 'New badge for the door', priority: 'Normal' },
];
