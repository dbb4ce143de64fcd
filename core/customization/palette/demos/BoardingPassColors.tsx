import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const DETAILS = [
  { label: 'Gate', value: '14' },
  { label: 'Seat', value: '21C' },
  { label: 'Boarding', value: '09:35' },
];

export default function BoardingPassColors() {
  return (
    <Box
      sx={{
        width: '100%',
        maxWidth: 360,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        overflow: 'hidden',
      }}
    >
      <Box sx={{ p: 2, bgcolor: 'primary.main', color: 'primary.contrastText' }}>
        <Typography component="p" variant="h6">
          Lisbon to Oslo
        </Typography>
        <Typography variant="body2">October 4, flight NW 318</Typography>
      </Box>
      <Stack direction="row" spacing={3} sx={{ p: 2, bgcolor: 'action.hover' }}>
        {DETAILS.map(({ label, value }) => (
          <div key={label}>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {label}
            </Typography>
            <Typography sx={{ color: 'text.primary' }}>{value}</Typography>
          </div>
        ))}
      </Stack>
    </Box>
  );
}
