import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const TIDES = [
  { time: '04:12', kind: 'High water', level: '3.4 m' },
  { time: '10:31', kind: 'Low water', level: '0.6 m' },
];

export default function TidesByWidth() {
  return (
    <Box sx={{ width: '100%' }}>
      <Table aria-label="Tides" sx={{ display: { xs: 'none', md: 'table' } }}>
        <TableHead>
          <TableRow>
            <TableCell>Time</TableCell>
            <TableCell>Tide</TableCell>
            <TableCell align="right">Level</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {TIDES.map(({ time, kind, level }) => (
            <TableRow key={time}>
              <TableCell>{time}</TableCell>
              <TableCell>{kind}</TableCell>
              <TableCell align="right">{level}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Box component="ul" aria-label="Tides" sx={{ display: { xs: 'block', md: 'none' } }}>
        {TIDES.map(({ time, kind, level }) => (
          <li key={time}>
            {kind} at {time}, {level}
          </li>
        ))}
      </Box>
    </Box>
  );
}
