import * as React from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';

type Column = 'name' | 'minutes';

export default function SortedRunners() {
  const [column, setColumn] = React.useState<Column>('minutes');
  const [direction, setDirection] = React.useState<'asc' | 'desc'>('asc');

  const rows = [...RUNNERS].sort((a, b) => {
    const order = column === 'name' ? a.name.localeCompare(b.name) : a.minutes - b.minutes;
    return direction === 'asc' ? order : -order;
  });
  const sortBy = (next: Column) => {
    setDirection(next === column && direction === 'asc' ? 'desc' : 'asc');
    setColumn(next);
  };
  const headCell = (id: Column, label: string, align: 'left' | 'right') => (
    <TableCell align={align} sortDirection={column === id ? direction : false}>
      <TableSortLabel
        active={column === id}
        direction={column === id ? direction : 'asc'}
        onClick={() => sortBy(id)}
        sx={{ '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: 2 } }}
      >
        {label}
      </TableSortLabel>
    </TableCell>
  );

  return (
    <Table aria-label="10 km run">
      <TableHead>
        <TableRow>
          {headCell('name', 'Runner', 'left')}
          {headCell('minutes', 'Minutes', 'right')}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ name, minutes }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <TableCell align="right">{minutes}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

const RUNNERS = [
  { name: 'Noor Haddad', minutes: 47 },
  { name: 'Emil Berg', minutes: 52 },
  { name: 'Ana Ruiz', minutes: 44 },
];
