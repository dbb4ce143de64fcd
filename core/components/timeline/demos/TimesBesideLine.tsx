import Box from '@mui/material/Box';

const sessionStyles = {
  display: 'grid',
  gridTemplateColumns: '4rem 12px 1fr',
  columnGap: 2,
  '& > time': { gridColumn: 1, textAlign: 'end', color: 'text.secondary' },
  '& > div': { gridColumn: 3, pb: 3 },
  '&::before, &::after': { content: '""', gridColumn: 2, gridRow: 1, justifySelf: 'center' },
  '&::before': { width: 12, height: 12, mt: '6px', borderRadius: '50%', bgcolor: 'primary.main' },
  '&:not(:last-child)::after': { width: 2, mt: 3, bgcolor: 'divider' },
} as const;

export default function TimesBesideLine() {
  return (
    <Box
      component="ol"
      role="list"
      aria-label="Open day"
      sx={{ listStyle: 'none', m: 0, p: 0, width: '100%', maxWidth: 360 }}
    >
      {SESSIONS.map(({ time, text }) => (
        <Box key={time} component="li" sx={sessionStyles}>
          <time>{time}</time>
          <div>{text}</div>
        </Box>
      ))}
    </Box>
  );
}

const SESSIONS = [
  { time: '09:30', text: 'Tour of the greenhouse' },
  { time: '11:00', text: 'Pruning roses, with tools to try out' },
  { time: '14:15', text: 'Seed exchange' },
];
