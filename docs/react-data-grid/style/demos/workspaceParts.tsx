import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { DataGridPro, type GridRowSelectionModel } from '@mui/x-data-grid-pro';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import {
  DateRangePickerDay,
  type DateRangePickerDayProps,
} from '@mui/x-date-pickers-pro/DateRangePickerDay';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import dayjs, { type Dayjs } from 'dayjs';
import { type ReactNode, useState } from 'react';
import { chartColors } from './theme';
import { deliveries, loads, orderColumns, orders, today, weeks } from './workspaceData';

const panel = { p: 2, minWidth: 0 };
const bar = { display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 2 };
const gridBox = { height: 330, width: '100%' };
const calendar = { display: 'flex', justifyContent: 'center' };
const narrowMonth = { maxWidth: 312, '& .MuiDayCalendar-root': { minWidth: 0, width: '100%' } };
const tall = { height: 280 };
const margin = { top: 12, right: 8, bottom: 28, left: 36 };

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
  const [selected, setSelected] = useState<GridRowSelectionModel>(['A-1040', 'A-1042']);
  return (
    <Box sx={gridBox}>
      <DataGridPro
        rows={orders}
        columns={orderColumns}
        checkboxSelection
        disableRowSelectionOnClick
        hideFooter
        rowSelectionModel={selected}
        onRowSelectionModelChange={setSelected}
        initialState={{ pinnedColumns: { left: ['id'] } }}
        slotProps={{ main: { 'aria-label': 'Orders of the depot' } }}
      />
    </Box>
  );
}

/** A day of a calendar that takes the day of the data for today. */
function Day(props: DateRangePickerDayProps<Dayjs>) {
  return <DateRangePickerDay {...props} today={props.day.isSame(today, 'day')} />;
}

const slots = { day: Day };

export function DeliveryDates() {
  return (
    <Panel title="Delivery">
      <Box sx={calendar}>
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <DateRangeCalendar
            calendars={1}
            defaultValue={[dayjs(deliveries[0]), dayjs(deliveries[1])]}
            slots={slots}
            sx={narrowMonth}
          />
        </LocalizationProvider>
      </Box>
    </Panel>
  );
}

export function OrdersPerWeek() {
  return (
    <Panel title="Orders per week">
      <Box sx={tall}>
        <LineChart
          dataset={weeks}
          xAxis={[{ scaleType: 'point', dataKey: 'week' }]}
          series={[
            { dataKey: 'north', label: 'North' },
            { dataKey: 'harbor', label: 'Harbor' },
            { dataKey: 'hills', label: 'Hills' },
          ]}
          colors={chartColors.categorical}
          grid={{ horizontal: true }}
          // On phones, the legend needs two lines.
          margin={{ top: 72 }}
        />
      </Box>
    </Panel>
  );
}

/** A color map with steps of the same size. */
const steps = (colors: string[], min: number, max: number) => ({
  type: 'piecewise' as const,
  thresholds: colors.slice(1).map((_color, i) => min + ((i + 1) * (max - min)) / colors.length),
  colors,
});

const loadAxis = [{ colorMap: steps(chartColors.sequential, 0, 100) }];
const changeAxis = [{ colorMap: steps(chartColors.diverging, -30, 30) }];

export function Loads() {
  return (
    <Panel title="Load and its change in percent">
      <Box sx={tall}>
        <BarChart
          dataset={loads}
          xAxis={[{ scaleType: 'band', dataKey: 'truck' }]}
          yAxis={loadAxis}
          series={[{ dataKey: 'load', label: 'Load' }]}
          grid={{ horizontal: true }}
          height={140}
          margin={margin}
          slotProps={{ legend: { hidden: true } }}
        />
        <BarChart
          dataset={loads}
          xAxis={[{ scaleType: 'band', dataKey: 'truck' }]}
          yAxis={changeAxis}
          series={[{ dataKey: 'change', label: 'Change' }]}
          grid={{ horizontal: true }}
          height={140}
          margin={margin}
          slotProps={{ legend: { hidden: true } }}
        />
      </Box>
    </Panel>
  );
}

export function DepotTree() {
  return (
    <Panel title="Depots">
      <SimpleTreeView
        aria-label="Depots"
        defaultExpandedItems={['harbor', 'quay']}
        defaultSelectedItems="crane"
      >
        <TreeItem itemId="harbor" label="Harbor">
          <TreeItem itemId="quay" label="Quay 4">
            <TreeItem itemId="crane" label="Crane" />
            <TreeItem itemId="scales" label="Scales" />
          </TreeItem>
          <TreeItem itemId="cold" label="Cold store" />
        </TreeItem>
        <TreeItem itemId="north" label="North">
          <TreeItem itemId="gate" label="Gate" />
        </TreeItem>
        <TreeItem itemId="hills" label="Hills" />
      </SimpleTreeView>
    </Panel>
  );
}
