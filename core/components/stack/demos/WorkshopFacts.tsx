import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';

const FACTS = [
  { label: 'Seats', value: '14' },
  { label: 'Hours', value: '2.5' },
  { label: 'Price', value: '35 €' },
];

export default function WorkshopFacts() {
  return (
    <Stack
      direction="row"
      spacing={2}
      divider={<Divider flexItem aria-hidden orientation="vertical" />}
    >
      {FACTS.map(({ label, value }) => (
        <Box key={label} sx={{ textAlign: 'center' }}>
          <Box sx={{ color: 'text.secondary', typography: 'body2' }}>{label}</Box>
          <Box sx={{ typography: 'h6' }}>{value}</Box>
        </Box>
      ))}
    </Stack>
  );
}
