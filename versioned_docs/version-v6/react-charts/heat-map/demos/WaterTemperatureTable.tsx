import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const COLD = [156, 196, 245];
const WARM = [242, 163, 58];

/** Blends the two colors: 4 °C and less is cold, 24 °C and more is warm. */
function colorOf(degrees: number) {
  const share = Math.min(Math.max((degrees - 4) / 20, 0), 1);
  const parts = COLD.map((cold, index) => Math.round(cold + (WARM[index]! - cold) * share));
  return `rgb(${parts.join(', ')})`;
}

export default function WaterTemperatureTable() {
  return (
    <Table size="small" aria-label="Water temperature of three lakes by month, in °C">
      <TableHead>
        <TableRow>
          <TableCell>Month</TableCell>
          {lakes.map((lake) => (
            <TableCell key={lake} align="center">
              {lake}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ month, degrees }) => (
          <TableRow key={month}>
            <TableCell component="th" scope="row">
              {month}
            </TableCell>
            {degrees.map((value, index) => (
              <TableCell
                key={lakes[index]}
                align="center"
                sx={{ bgcolor: colorOf(value), color: '#1b1f24' }}
              >
                {value}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

const lakes = ['Upper', 'Mill', 'Forest'];
const rows = [
  { month: 'March', degrees: [4, 5, 6] },
  { month: 'April', degrees: [7, 9, 10] },
  { month: 'May', degrees: [11, 14, 16] },
  { month: 'June', degrees: [15, 18, 20] },
  { month: 'July', degrees: [18, 21, 24] },
  { month: 'August', degrees: [17, 21, 23] },
];
