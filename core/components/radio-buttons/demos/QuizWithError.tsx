import * as React from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function QuizWithError() {
  const [answer, setAnswer] = React.useState<string | null>(null);
  const [message, setMessage] = React.useState(' ');
  const check = () => {
    if (answer === null) setMessage('Choose an answer');
    else setMessage(answer === '366' ? 'Correct' : 'A leap year is longer');
  };
  const hasError = message !== ' ' && message !== 'Correct';
  return (
    <FormControl error={hasError}>
      <FormLabel id="leap-year">Days of a leap year</FormLabel>
      <RadioGroup
        aria-labelledby="leap-year"
        aria-describedby="leap-year-result"
        value={answer}
        onChange={(event) => {
          setAnswer(event.target.value);
          setMessage(' ');
        }}
      >
        <FormControlLabel value="365" control={<Radio />} label="365" />
        <FormControlLabel value="366" control={<Radio />} label="366" />
      </RadioGroup>
      <FormHelperText id="leap-year-result" role="status">
        {message}
      </FormHelperText>
      <Button variant="outlined" onClick={check} sx={{ mt: 1 }}>
        Check
      </Button>
    </FormControl>
  );
}
