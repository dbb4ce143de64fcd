import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const PLANTS = [
  { name: 'Lavender', pot: '2 l', price: 6.9 },
  { name: 'Rosemary', pot: '1 l', price: 4.5 },
  { name: 'Olive tree', pot: '15 l', price: 89 },
];

export default function NurseryPrices() {
  return (
    <TableContainer>
      <Table aria-label="Plants">
        <TableHead>
          <TableRow>
            <TableCell>Plant</TableCell>
            <TableCell>Pot</TableCell>
            <TableCell align="right">Price (€)</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {PLANTS.map(({ name, pot, price }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell>{pot}</TableCell>
              <TableCell align="right">{price.toFixed(2)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
