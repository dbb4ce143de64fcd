import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function RatingInARow() {
  return (
    <FormControl>
      <FormLabel id="recommend">Would you recommend us?</FormLabel>
      <RadioGroup row aria-labelledby="recommend" name="recommend" defaultValue="yes">
        {['no', 'maybe', 'yes'].map((value) => (
          <FormControlLabel
            key={value}
            value={value}
            control={<Radio size="small" />}
            label={value[0]!.toUpperCase() + value.slice(1)}
            labelPlacement="bottom"
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
