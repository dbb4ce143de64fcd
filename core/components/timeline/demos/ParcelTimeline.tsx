import Box from '@mui/material/Box';

const eventStyles = {
  position: 'relative',
  paddingInlineStart: 4,
  pb: 3,
  '&::before': {
    content: '""',
    position: 'absolute',
    top: 6,
    insetInlineStart: 4,
    width: 12,
    height: 12,
    borderRadius: '50%',
    bgcolor: 'primary.main',
  },
  '&:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    top: 24,
    bottom: 0,
    insetInlineStart: 9,
    width: 2,
    bgcolor: 'divider',
  },
} as const;

export default function ParcelTimeline() {
  return (
    <Box
      component="ol"
      role="list"
      aria-label="Parcel 4417"
      sx={{ listStyle: 'none', m: 0, p: 0, width: '100%', maxWidth: 320 }}
    >
      {EVENTS.map(({ date, time, text }) => (
        <Box key={date} component="li" sx={eventStyles}>
          <Box
            component="time"
            dateTime={date}
            sx={{ typography: 'body2', color: 'text.secondary' }}
          >
            {time}
          </Box>
          <div>{text}</div>
        </Box>
      ))}
    </Box>
  );
}

const EVENTS = [
  { date: '2026-03-02T17:20', time: 'Monday, 17:20', text: 'Handed in at the shop in Bergen' },
  { date: '2026-03-03T06:45', time: 'Tuesday, 06:45', text: 'Left the sorting center' },
  { date: '2026-03-03T13:10', time: 'Tuesday, 13:10', text: 'Delivered to a neighbor' },
];
