import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

export default function PotteryCourse() {
  return (
    <Box sx={{ width: '100%', bgcolor: 'action.hover' }}>
      <Container maxWidth="xs" sx={{ py: 2, bgcolor: 'background.paper' }}>
        <Typography variant="h6" component="h3">
          Pottery for beginners
        </Typography>
        <Typography>
          Six evenings at the wheel, with clay, glaze and firing included. The next course starts on
          March 3.
        </Typography>
      </Container>
    </Box>
  );
}
