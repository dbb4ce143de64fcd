import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

interface Trip {
  id: number;
  place: string;
  leaves: Date | null;
}

function DateEditor({ id, field, value, hasFocus }: GridRenderEditCellParams<Date | null, Trip>) {
  const apiRef = useGridApiContext();
  const inputRef = React.useRef<HTMLInputElement>(null);
  // A date that is typed in part is kept here. A cell that was opened with a letter holds a text.
  const [date, setDate] = React.useState(value instanceof Date ? dayjs(value) : null);

  React.useEffect(() => {
    if (hasFocus) {
      inputRef.current?.focus();
    }
  }, [hasFocus]);

  const choose = (next: Dayjs | null) => {
    setDate(next);
    const chosen = next?.isValid() ? next.toDate() : null;
    void apiRef.current.setEditCellValue({ id, field, value: chosen });
  };

  return (
    <DatePicker
      value={date}
      onChange={choose}
      inputRef={inputRef}
      renderInput={({ inputProps, ...props }) => (
        <TextField
          {...props}
          variant="standard"
          size="small"
          inputProps={{ ...inputProps, 'aria-label': 'Leaves' }}
        />
      )}
    />
  );
}

const columns: GridColDef<Trip>[] = [
  { field: 'place', headerName: 'Place', flex: 1, minWidth: 110 },
  {
    field: 'leaves',
    headerName: 'Leaves',
    type: 'date',
    editable: true,
    width: 170,
    renderEditCell: (params) => <DateEditor {...params} />,
  },
];

const experimentalFeatures = { newEditingApi: true };

export default function DatePickerInACell() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div style={{ height: 212, width: '100%' }}>
        <DataGrid
          rows={trips}
          columns={columns}
          experimentalFeatures={experimentalFeatures}
          hideFooter
          aria-label="Trips whose date is picked"
        />
      </div>
    </LocalizationProvider>
  );
}

const trips: Trip[] = [
  { id: 1, place: 'Tromsø', leaves: new Date(2025, 2, 14) },
  { id: 2, place: 'Porto', leaves: new Date(2025, 4, 2) },
  { id: 3, place: 'Lagos', leaves: null },
];
