import Box from '@mui/material/Box';

const TOOLS = [
  { name: 'Hedge trimmer', note: 'Charge the battery before use', price: '18.00' },
  { name: 'Tile cutter', note: 'For tiles up to 60 cm', price: '25.00' },
];

export default function ToolRental() {
  return (
    <Box component="ul" role="list" aria-label="Tools" sx={{ width: 1, m: 0, p: 0 }}>
      {TOOLS.map(({ name, note, price }) => (
        <Box
          component="li"
          key={name}
          sx={{
            display: 'flex',
            flexDirection: { xs: 'column', sm: 'row' },
            alignItems: { sm: 'center' },
            columnGap: 2,
            py: 1,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <strong>{name}</strong>
          <span>{note}</span>
          <Box component="span" sx={{ marginInlineStart: { sm: 'auto' } }}>
            {price} per day
          </Box>
        </Box>
      ))}
    </Box>
  );
}
