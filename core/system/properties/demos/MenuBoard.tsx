import Box from '@mui/material/Box';

const DISHES = [
  { name: 'Leek soup', note: 'with rye bread', price: '6.50' },
  { name: 'Baked trout', note: 'with dill potatoes', price: '14.00' },
];

export default function MenuBoard() {
  return (
    <Box component="dl" sx={{ width: 1, maxWidth: 320, m: 0 }}>
      {DISHES.map(({ name, note, price }) => (
        <Box key={name} sx={{ mb: 1 }}>
          <Box component="dt" sx={{ typography: 'subtitle1', fontWeight: 'bold' }}>
            {name}
          </Box>
          <Box component="dd" sx={{ m: 0, typography: 'body2', color: 'text.secondary' }}>
            {note},{' '}
            <Box component="span" sx={{ fontFamily: 'monospace', fontSize: 'h6.fontSize' }}>
              {price}
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
