import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const HOURS = [6, 8, 10, 12, 14, 16, 18, 20];

export default function FerryTimetable() {
  return (
    <TableContainer
      role="region"
      aria-label="Timetable"
      tabIndex={0}
      sx={{ maxHeight: 220, border: 1, borderColor: 'divider' }}
    >
      <Table stickyHeader size="small" aria-label="Ferries">
        <TableHead>
          <TableRow>
            <TableCell>Departure</TableCell>
            <TableCell>Arrival</TableCell>
            <TableCell align="right">Cars</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {HOURS.map((hour) => (
            <TableRow key={hour}>
              <TableCell component="th" scope="row">{`${hour}:15`}</TableCell>
              <TableCell>{`${hour + 1}:05`}</TableCell>
              <TableCell align="right">{hour < 12 ? 64 : 48}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
