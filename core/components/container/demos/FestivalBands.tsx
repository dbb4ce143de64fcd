import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

const BANDS = [
  {
    title: 'Short film festival',
    text: 'Four evenings in the old tram depot',
    colors: { bgcolor: 'primary.main', color: 'primary.contrastText' },
  },
  { title: 'Program', text: 'Animation, documentaries and student films' },
  { title: 'Tickets', text: '8 euros per evening', colors: { bgcolor: 'action.hover' } },
];

export default function FestivalBands() {
  return (
    <Box sx={{ width: '100%' }}>
      {BANDS.map(({ title, text, colors }) => (
        <Box key={title} sx={{ py: 2, ...colors }}>
          <Container maxWidth="sm">
            <Typography variant="h6" component="h3">
              {title}
            </Typography>
            <Typography>{text}</Typography>
          </Container>
        </Box>
      ))}
    </Box>
  );
}
