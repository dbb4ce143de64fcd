import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const fromSm = { display: { xs: 'none', sm: 'table-cell' } };

export default function TournamentTable() {
  return (
    <Table size="small" aria-label="Chess tournament">
      <TableHead>
        <TableRow>
          <TableCell>Player</TableCell>
          <TableCell sx={fromSm}>Club</TableCell>
          <TableCell sx={fromSm} align="right">
            Rating
          </TableCell>
          <TableCell align="right">Points</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {PLAYERS.map(({ name, club, rating, points }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <TableCell sx={fromSm}>{club}</TableCell>
            <TableCell sx={fromSm} align="right">
              {rating}
            </TableCell>
            <TableCell align="right">{points}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

const PLAYERS = [
  { name: 'Ines Vogel', club: 'SK Altona', rating: 2114, points: 4.5 },
  { name: 'Tomás Prado', club: 'Gambito Vigo', rating: 2087, points: 4 },
  { name: 'Mei Tanaka', club: 'Kobe Knights', rating: 2203, points: 3.5 },
];
