import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const regions = [
  { name: 'Frankfurt', latency: [31, 33, 30, 32, 35, 34, 31, 30, 32, 31] },
  { name: 'Singapore', latency: [52, 55, 61, 74, 88, 79, 66, 58, 54, 53] },
  { name: 'São Paulo', latency: [97, 96, 94, 95, 90, 87, 86, 83, 82, 80] },
];

const milliseconds = (value: number | null) => `${value} ms`;

export default function LatencyByRegion() {
  return (
    <Table size="small" aria-label="Latency by region" sx={{ maxWidth: 480 }}>
      <TableHead>
        <TableRow>
          <TableCell>Region</TableCell>
          <TableCell>Last ten hours</TableCell>
          <TableCell align="right">Now</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {regions.map(({ name, latency }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <TableCell>
              <SparkLineChart
                title={`Latency of ${name}`}
                data={latency}
                width={110}
                height={40}
                yAxis={{ min: 0, max: 100 }}
                showHighlight
                showTooltip
                valueFormatter={milliseconds}
              />
            </TableCell>
            <TableCell align="right">{milliseconds(latency[9] ?? null)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
