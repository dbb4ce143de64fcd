import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { stalls, type Stall } from './stalls';

function EditDate({ id, field, value, colDef }: GridRenderEditCellParams<Stall, Date | null>) {
  const apiRef = useGridApiContext();

  return (
    <DatePicker
      autoFocus
      value={value ? dayjs(value) : null}
      onChange={(next) => {
        const date = next?.isValid() ? next.toDate() : null;
        apiRef.current.setEditCellValue({ id, field, value: date });
      }}
      slotProps={{
        textField: {
          fullWidth: true,
          variant: 'standard',
          sx: { px: 1 },
          InputProps: { 'aria-label': colDef.headerName },
        },
      }}
    />
  );
}

const columns: GridColDef<Stall>[] = [
  { field: 'name', headerName: 'Stall', flex: 1, minWidth: 110 },
  {
    field: 'since',
    headerName: 'Here since',
    type: 'date',
    editable: true,
    width: 180,
    renderEditCell: (params) => <EditDate {...params} />,
  },
];

export default function DatesFromAPicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div style={{ height: 216, width: '100%' }}>
        <DataGrid
          rows={stalls}
          columns={columns}
          hideFooter
          label="Stalls, with a picker for the date"
        />
      </div>
    </LocalizationProvider>
  );
}
