import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Section } from './section';

const STEPS = [
  { title: 'List your shelves', text: 'Import a spreadsheet, or take photos of the labels.' },
  { title: 'Count once', text: 'The first count takes about an hour. Later ones take minutes.' },
  { title: 'Send the first order', text: 'Larder suggests quantities. You decide.' },
];

export function Steps() {
  return (
    <Section id="larder-steps" title="Set up in one afternoon" isShaded>
      <Box
        component="ol"
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { md: 'repeat(3, 1fr)' },
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {STEPS.map(({ title, text }, index) => (
          <li key={title}>
            <Box
              aria-hidden="true"
              sx={{
                display: 'grid',
                placeItems: 'center',
                width: 44,
                height: 44,
                borderRadius: '50%',
                bgcolor: 'primary.main',
                color: 'primary.contrastText',
                fontWeight: 700,
              }}
            >
              {index + 1}
            </Box>
            <Typography component="h3" variant="h6" sx={{ mt: 2, mb: 0.5, fontWeight: 700 }}>
              {title}
            </Typography>
            <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
          </li>
        ))}
      </Box>
    </Section>
  );
}
