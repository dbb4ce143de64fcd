import * as React from 'react';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';

const BOOKINGS = [
  { guest: 'Mara Lindt', nights: 3, request: 'Arrives after 10 p.m.' },
  { guest: 'Paul Okoro', nights: 1, request: 'Needs a crib.' },
];

function BookingRows({ guest, nights, request }: (typeof BOOKINGS)[number]) {
  const [open, setOpen] = React.useState(false);
  return (
    <React.Fragment>
      <TableRow>
        <TableCell padding="checkbox">
          <IconButton
            aria-label={`Details of ${guest}`}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {open ? <KeyboardArrowUp /> : <KeyboardArrowDown />}
          </IconButton>
        </TableCell>
        <TableCell component="th" scope="row">
          {guest}
        </TableCell>
        <TableCell align="right">{`Nights: ${nights}`}</TableCell>
      </TableRow>
      <TableRow>
        <TableCell colSpan={3} sx={{ py: 0, borderBottom: open ? undefined : 0 }}>
          <Collapse in={open} unmountOnExit sx={{ '& .MuiCollapse-wrapperInner': { py: 2 } }}>
            {request}
          </Collapse>
        </TableCell>
      </TableRow>
    </React.Fragment>
  );
}

export default function ExpandableBookings() {
  return (
    <Table aria-label="Bookings">
      <TableBody>
        {BOOKINGS.map((booking) => (
          <BookingRows key={booking.guest} {...booking} />
        ))}
      </TableBody>
    </Table>
  );
}
