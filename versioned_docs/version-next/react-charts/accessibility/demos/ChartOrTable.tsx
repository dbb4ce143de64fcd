import * as React from 'react';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const weeks = [
  { week: 'W14', wait: 38, target: 30 },
  { week: 'W15', wait: 41, target: 30 },
  { week: 'W16', wait: 33, target: 30 },
  { week: 'W17', wait: 27, target: 30 },
  { week: 'W18', wait: 24, target: 30 },
];

export default function ChartOrTable() {
  const [view, setView] = React.useState<'chart' | 'table'>('chart');

  return (
    <Box sx={{ width: '100%' }}>
      <Typography id="waiting-time" component="p" variant="subtitle2" gutterBottom>
        Median waiting time in the clinic, in minutes
      </Typography>
      <Typography variant="body2" gutterBottom>
        Waiting fell from 38 to 24 minutes; since week 17, it is below the target of 30.
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Show waiting time as"
        value={view}
        onChange={(_, next: 'chart' | 'table' | null) => next && setView(next)}
      >
        <ToggleButton value="chart">Chart</ToggleButton>
        <ToggleButton value="table">Table</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ minHeight: 260 }}>
        {view === 'chart' ? (
          <div aria-hidden="true">
            <LineChart
              height={260}
              dataset={weeks}
              xAxis={[{ scaleType: 'point', dataKey: 'week' }]}
              yAxis={[{ min: 0 }]}
              series={[
                { dataKey: 'wait', label: 'Waiting' },
                { dataKey: 'target', label: 'Target', showMark: false },
              ]}
            />
          </div>
        ) : (
          <Table size="small" aria-labelledby="waiting-time" sx={{ maxWidth: 420, mt: 1 }}>
            <TableHead>
              <TableRow>
                <TableCell>Week</TableCell>
                <TableCell align="right">Waiting</TableCell>
                <TableCell align="right">Target</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {weeks.map(({ week, wait, target }) => (
                <TableRow key={week}>
                  <TableCell component="th" scope="row">
                    {week}
                  </TableCell>
                  <TableCell align="right">{wait}</TableCell>
                  <TableCell align="right">{target}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )}
      </Box>
    </Box>
  );
}
