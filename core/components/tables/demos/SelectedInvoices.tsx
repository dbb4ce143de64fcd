import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const INVOICES = [
  { id: 'A-207', customer: 'Fjord Coffee' },
  { id: 'A-211', customer: 'Blue Bakery' },
  { id: 'A-215', customer: 'Hotel Linde' },
];

export default function SelectedInvoices() {
  const [selected, setSelected] = React.useState<readonly string[]>(['A-211']);
  const all = selected.length === INVOICES.length;
  const toggle = (id: string) =>
    setSelected((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]));

  return (
    <Table aria-label="Invoices">
      <TableHead>
        <TableRow>
          <TableCell padding="checkbox">
            <Checkbox
              checked={all}
              indeterminate={selected.length > 0 && !all}
              onChange={() => setSelected(all ? [] : INVOICES.map(({ id }) => id))}
              inputProps={{ 'aria-label': 'Select all invoices' }}
            />
          </TableCell>
          <TableCell>Invoice</TableCell>
          <TableCell>Customer</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {INVOICES.map(({ id, customer }) => (
          <TableRow key={id} hover selected={selected.includes(id)}>
            <TableCell padding="checkbox">
              <Checkbox
                checked={selected.includes(id)}
                onChange={() => toggle(id)}
                inputProps={{ 'aria-label': `Select invoice ${id}` }}
              />
            </TableCell>
            <TableCell component="th" scope="row">
              {id}
            </TableCell>
            <TableCell>{customer}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
