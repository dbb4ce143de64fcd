import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

export default function ReadingColumn() {
  return (
    <Container component="article" maxWidth={false} sx={{ maxWidth: '52ch' }}>
      <Typography variant="h6" component="h3" gutterBottom>
        Why lichens grow slowly
      </Typography>
      <Typography>
        A lichen is a fungus that lives together with algae. The algae need light and water to feed
        both, and on bare rock, water is available for only a few hours a day. Some species
        therefore grow less than one millimeter per year.
      </Typography>
    </Container>
  );
}
