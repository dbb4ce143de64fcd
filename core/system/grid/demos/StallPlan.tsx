import Box from '@mui/material/Box';

const STALLS = [
  { name: 'Bread', column: 'auto', row: 'auto' },
  { name: 'Cheese', column: 'auto', row: 'auto' },
  { name: 'Stage', column: { sm: 'span 2' }, row: { sm: 'span 2' } },
  { name: 'Honey', column: 'auto', row: 'auto' },
  { name: 'Flowers', column: 'auto', row: 'auto' },
  { name: 'Entrance', column: '1 / -1', row: 'auto' },
];

export default function StallPlan() {
  return (
    <Box
      component="ul"
      role="list"
      aria-label="Stalls of the market"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' },
        gap: 1,
        width: 1,
        listStyle: 'none',
        m: 0,
        p: 0,
      }}
    >
      {STALLS.map(({ name, column, row }) => (
        <Box
          component="li"
          key={name}
          sx={{ gridColumn: column, gridRow: row, p: 1, bgcolor: 'action.selected' }}
        >
          {name}
        </Box>
      ))}
    </Box>
  );
}
