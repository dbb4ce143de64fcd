import * as React from 'react';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';

export default function ReviewForm() {
  const [message, setMessage] = React.useState('Choose 1 to 5 stars.');
  const [failed, setFailed] = React.useState(false);

  const submit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const stars = Number(new FormData(event.currentTarget).get('stars'));
    setFailed(stars === 0);
    setMessage(stars === 0 ? 'The rating is missing.' : `Sent: ${stars} of 5`);
  };

  return (
    <Stack component="form" onSubmit={submit} spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Rating
        role="radiogroup"
        aria-label="Your ride"
        aria-describedby="ride-help"
        name="stars"
        size="large"
      />
      <FormHelperText id="ride-help" error={failed} role="status">
        {message}
      </FormHelperText>
      <Button type="submit" variant="outlined">
        Send review
      </Button>
    </Stack>
  );
}
