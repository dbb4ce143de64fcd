import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const servers = [
  { name: 'mail-1', load: [21, 24, 20, 33, 41, 38, 36] },
  { name: 'shop-1', load: [64, 71, 69, 80, 77, 92, 88] },
  { name: 'logs-1', load: [12, 12, 15, 9, 11, 14, 10] },
];

export default function SparklinesInTable() {
  return (
    <Table size="small" aria-label="Load of the servers">
      <TableHead>
        <TableRow>
          <TableCell>Server</TableCell>
          <TableCell>Last hour</TableCell>
          <TableCell align="right">Now</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {servers.map(({ name, load }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <TableCell sx={{ width: '50%', py: 0.5 }}>
              <SparkLineChart
                title={`${name}: between ${Math.min(...load)} and ${Math.max(...load)}%`}
                height={36}
                data={load}
                yAxis={{ min: 0, max: 100 }}
              />
            </TableCell>
            <TableCell align="right">{load.at(-1)}%</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
