import Box from '@mui/material/Box';

const TRAYS = [
  { name: 'Basalt', shadow: 1 },
  { name: 'Quartz', shadow: 3 },
  { name: 'Granite', shadow: 8 },
  { name: 'Slate', shadow: 16 },
];

export default function SampleTrays() {
  return (
    <Box
      component="ul"
      role="list"
      aria-label="Sample trays"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, listStyle: 'none', m: 0, p: 2 }}
    >
      {TRAYS.map(({ name, shadow }) => (
        <Box
          component="li"
          key={name}
          sx={{
            p: 2,
            minWidth: 96,
            boxShadow: shadow,
            borderRadius: 1,
            bgcolor: 'background.paper',
            border: 1,
            borderColor: 'transparent',
          }}
        >
          <strong>{name}</strong>
          <br />
          Shadow {shadow}
        </Box>
      ))}
    </Box>
  );
}
