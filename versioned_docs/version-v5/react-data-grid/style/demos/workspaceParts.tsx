import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro';
import {
  DateRangePickerDay,
  type DateRangePickerDayProps,
} from '@mui/x-date-pickers-pro/DateRangePickerDay';
import type { DateRange } from '@mui/x-date-pickers-pro/DateRangePicker';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import dayjs, { type Dayjs } from 'dayjs';
import { type ReactNode, useState } from 'react';
import { deliveries, orderColumns, orders, today } from './workspaceData';

const panel = { p: 2, minWidth: 0 };
const bar = { display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 2 };
const gridBox = { height: 330, width: '100%' };
const calendar = { display: 'flex', justifyContent: 'center' };

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Paper variant="outlined" sx={panel}>
      <Typography variant="h6" component="h3" gutterBottom>
        {title}
      </Typography>
      {children}
    </Paper>
  );
}

export function SearchBar() {
  return (
    <Box sx={bar}>
      <TextField label="Order number" defaultValue="A-1042" />
      <Button variant="contained">Find</Button>
      <Button variant="outlined" color="secondary">
        Plan a tour
      </Button>
    </Box>
  );
}

export function Orders() {
  const [selected, setSelected] = useState<(string | number)[]>(['A-1040', 'A-1042']);
  return (
    <Box sx={gridBox}>
      <DataGridPro
        rows={orders}
        columns={orderColumns}
        checkboxSelection
        disableSelectionOnClick
        hideFooter
        selectionModel={selected}
        onSelectionModelChange={setSelected}
        initialState={{ pinnedColumns: { left: ['id'] } }}
        aria-label="Orders of the depot"
      />
    </Box>
  );
}

/** A day of a calendar that takes the day of the data for today. */
const renderDay = (_date: Dayjs, { key, ...props }: DateRangePickerDayProps<Dayjs>) => (
  <DateRangePickerDay key={key} {...props} today={props.day.isSame(today, 'day')} />
);

const renderInput = (start: TextFieldProps, end: TextFieldProps) => (
  <>
    <TextField {...start} />
    <TextField {...end} />
  </>
);

export function DeliveryDates() {
  const [range, setRange] = useState<DateRange<Dayjs>>([
    dayjs(deliveries[0]),
    dayjs(deliveries[1]),
  ]);
  return (
    <Panel title="Delivery">
      <Box sx={calendar}>
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <StaticDateRangePicker
            displayStaticWrapperAs="desktop"
            calendars={1}
            value={range}
            onChange={setRange}
            renderDay={renderDay}
            renderInput={renderInput}
          />
        </LocalizationProvider>
      </Box>
    </Panel>
  );
}
