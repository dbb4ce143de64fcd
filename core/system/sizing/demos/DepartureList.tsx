import Box from '@mui/material/Box';

export default function DepartureList() {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        boxSizing: 'border-box',
        width: 1,
        maxWidth: 360,
        height: 200,
        border: 1,
        borderColor: 'divider',
      }}
    >
      <Box component="p" id="ferries" sx={{ m: 0, p: 2, typography: 'subtitle1' }}>
        Ferries to Brodick
      </Box>
      <Box
        role="region"
        tabIndex={0}
        aria-labelledby="ferries"
        sx={{ flexGrow: 1, overflow: 'auto', bgcolor: 'action.hover' }}
      >
        <Box component="ul" role="list" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {TIMES.map((time) => (
            <Box component="li" key={time} sx={{ px: 2, py: 1 }}>
              {time}, pier 2
            </Box>
          ))}
        </Box>
      </Box>
      <Box component="p" sx={{ m: 0, p: 2, typography: 'body2' }}>
        Check-in closes ten minutes before departure.
      </Box>
    </Box>
  );
}

const TIMES = ['07:00', '09:45', '12:30', '15:20', '18:00', '20:30'];
