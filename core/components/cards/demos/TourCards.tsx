import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

const TOURS = [
  { title: 'Old town', length: '2 hours' },
  { title: 'Harbor', length: '90 minutes' },
];

export default function TourCards() {
  const [message, setMessage] = React.useState('Choose a tour.');
  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
        {TOURS.map(({ title, length }) => (
          <Card key={title}>
            <CardActionArea onClick={() => setMessage(`${title} is open`)}>
              <CardContent component="span" sx={{ display: 'block' }}>
                <Typography variant="h6" component="span" sx={{ display: 'block' }}>
                  {title}
                </Typography>
                {length}
              </CardContent>
            </CardActionArea>
            <CardActions>
              <Button
                aria-label={`Book: ${title}`}
                onClick={() => setMessage(`${title} is booked`)}
              >
                Book
              </Button>
            </CardActions>
          </Card>
        ))}
      </Box>
      <Box role="status" sx={{ mt: 2 }}>
        {message}
      </Box>
    </Box>
  );
}
