import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const TOOLS = [
  { name: 'Belt sander', days: 3 },
  { name: 'Tile cutter', days: 1 },
  { name: 'Ladder, 6 m', days: 7 },
  { name: 'Wet vacuum', days: 2 },
];

export default function ToolLoans() {
  return (
    <Box
      component="ul"
      role="list"
      aria-label="Borrowed tools"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(140px, 100%), 1fr))',
        gap: 2,
        width: 1,
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {TOOLS.map(({ name, days }) => (
        <Paper key={name} component="li" variant="outlined" sx={{ p: 2 }}>
          <Typography variant="subtitle1" component="p">
            {name}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {days === 1 ? 'Due tomorrow' : `${days} days left`}
          </Typography>
        </Paper>
      ))}
    </Box>
  );
}
