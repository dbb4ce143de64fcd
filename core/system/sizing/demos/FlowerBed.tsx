import Box from '@mui/material/Box';

const PLOTS = [
  { flower: 'Tulips', width: 1 / 2, height: 1, color: 'primary' },
  { flower: 'Asters', width: 1 / 4, height: 3 / 4, color: 'secondary' },
  { flower: 'Sage', width: 1 / 4, height: 1 / 2, color: 'success' },
];

export default function FlowerBed() {
  return (
    <Box
      component="ul"
      role="list"
      aria-label="Flower bed"
      sx={{
        display: 'flex',
        listStyle: 'none',
        width: 1,
        maxWidth: 'sm',
        height: 160,
        m: 0,
        p: 0,
        bgcolor: 'action.hover',
      }}
    >
      {PLOTS.map(({ flower, width, height, color }) => (
        <Box
          component="li"
          key={flower}
          sx={{
            boxSizing: 'border-box',
            width,
            height,
            p: 1,
            bgcolor: `${color}.main`,
            color: `${color}.contrastText`,
          }}
        >
          {flower}
        </Box>
      ))}
    </Box>
  );
}
