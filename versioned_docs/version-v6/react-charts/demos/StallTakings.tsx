import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const stalls = [
  { name: 'Cheese', takings: [310, 290, 340, 385, 420, 405] },
  { name: 'Flowers', takings: [180, 220, 410, 260, 190, 175] },
  { name: 'Bread', takings: [255, 250, 262, 248, 251, 259] },
];

const euros = (value: number) => `€${value}`;

export default function StallTakings() {
  return (
    <Table size="small" aria-label="Takings of the market stalls" sx={{ maxWidth: 460 }}>
      <TableHead>
        <TableRow>
          <TableCell>Stall</TableCell>
          <TableCell>Last six weeks</TableCell>
          <TableCell align="right">This week</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {stalls.map(({ name, takings }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <TableCell>
              <SparkLineChart
                plotType="bar"
                data={takings}
                width={110}
                height={44}
                showHighlight
                showTooltip
                valueFormatter={euros}
              />
            </TableCell>
            <TableCell align="right">{euros(takings[5] ?? 0)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
