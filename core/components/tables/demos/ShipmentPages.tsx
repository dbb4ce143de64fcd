import * as React from 'react';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';

const CITIES = ['Lyon', 'Ghent', 'Turin', 'Porto', 'Basel', 'Graz', 'Bergen'];
const SHIPMENTS = Array.from({ length: 14 }, (_, index) => ({
  id: `S-${301 + index}`,
  city: CITIES[index % CITIES.length],
}));

export default function ShipmentPages() {
  const [page, setPage] = React.useState(0);
  const [rowsPerPage, setRowsPerPage] = React.useState(4);
  const rows = SHIPMENTS.slice(page * rowsPerPage, (page + 1) * rowsPerPage);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ minHeight: 190 }}>
        <Table size="small" aria-label="Shipments">
          <TableHead>
            <TableRow>
              <TableCell>Shipment</TableCell>
              <TableCell>City</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ id, city }) => (
              <TableRow key={id}>
                <TableCell component="th" scope="row">
                  {id}
                </TableCell>
                <TableCell>{city}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      <TablePagination
        component="div"
        count={SHIPMENTS.length}
        page={page}
        onPageChange={(_, next) => setPage(next)}
        rowsPerPage={rowsPerPage}
        rowsPerPageOptions={[4, 8]}
        onRowsPerPageChange={(event) => {
          setRowsPerPage(Number(event.target.value));
          setPage(0);
        }}
        labelRowsPerPage="Rows:"
        slotProps={{ toolbar: { disableGutters: true } }}
      />
    </Box>
  );
}
