import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';

const Session = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '4rem 12px 1fr',
  columnGap: theme.spacing(2),
  '& > time': {
    gridColumn: 1,
    textAlign: 'end',
    color: (theme.vars ?? theme).palette.text.secondary,
  },
  '& > div': { gridColumn: 3, paddingBottom: theme.spacing(3) },
  '&::before, &::after': { content: '""', gridColumn: 2, gridRow: 1, justifySelf: 'center' },
  '&::before': {
    width: 12,
    height: 12,
    marginTop: 6,
    borderRadius: '50%',
    backgroundColor: (theme.vars ?? theme).palette.primary.main,
  },
  '&:not(:last-child)::after': {
    width: 2,
    marginTop: 24,
    backgroundColor: (theme.vars ?? theme).palette.divider,
  },
}));

export default function TimesBesideLine() {
  return (
    <Box
      component="ol"
      role="list"
      aria-label="Open day"
      sx={{ listStyle: 'none', m: 0, p: 0, width: '100%', maxWidth: 360 }}
    >
      {SESSIONS.map(({ time, text }) => (
        <Session key={time}>
          <time>{time}</time>
          <div>{text}</div>
        </Session>
      ))}
    </Box>
  );
}

const SESSIONS = [
  { time: '09:30', text: 'Tour of the greenhouse' },
  { time: '11:00', text: 'Pruning roses, with tools to try out' },
  { time: '14:15', text: 'Seed exchange' },
];
