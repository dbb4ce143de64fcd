import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const STALLS = [
  { name: 'Orchard Lane', goods: 'Apples and pears' },
  { name: 'Blue Barn', goods: 'Goat cheese' },
  { name: 'Miller & Rye', goods: 'Bread' },
  { name: 'Honey Field', goods: 'Honey and candles' },
];

export default function MarketStalls() {
  return (
    <Box
      sx={{
        width: '100%',
        display: 'grid',
        gap: { xs: 1, md: 2 },
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
      }}
    >
      {STALLS.map(({ name, goods }) => (
        <Paper key={name} variant="outlined" sx={{ p: { xs: 1.5, md: 2 } }}>
          <Typography>{name}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {goods}
          </Typography>
        </Paper>
      ))}
    </Box>
  );
}
