import Box from '@mui/material/Box';

const HUTS = [
  { name: 'Falkenhütte', beds: 12 },
  { name: 'Lamsenjochhütte', beds: 4 },
  { name: 'Karwendelhaus', beds: 21 },
  { name: 'Binsalm', beds: 7 },
];

export default function HutGrid() {
  return (
    <Box
      component="ul"
      role="list"
      aria-label="Free beds in mountain huts"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        gap: 1,
        width: '100%',
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {HUTS.map(({ name, beds }) => (
        <Box
          key={name}
          component="li"
          sx={{ display: 'flex', gap: 2, m: 0, p: 1.5, borderRadius: 1, bgcolor: 'action.hover' }}
        >
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>{name}</Box>
          <span>{beds} beds</span>
        </Box>
      ))}
    </Box>
  );
}
