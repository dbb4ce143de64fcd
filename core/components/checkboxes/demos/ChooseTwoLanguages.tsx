import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';

const LANGUAGES = ['English', 'Chinese', 'Spanish'];

export default function ChooseTwoLanguages() {
  const [chosen, setChosen] = React.useState(['English']);
  const hasError = chosen.length !== 2;
  return (
    <FormControl component="fieldset" error={hasError} aria-describedby="languages-help">
      <FormLabel component="legend">Languages of the tour</FormLabel>
      <FormGroup row>
        {LANGUAGES.map((language) => (
          <FormControlLabel
            key={language}
            label={language}
            control={
              <Checkbox
                checked={chosen.includes(language)}
                onChange={(event) =>
                  setChosen((before) =>
                    event.target.checked
                      ? [...before, language]
                      : before.filter((name) => name !== language),
                  )
                }
              />
            }
          />
        ))}
      </FormGroup>
      <FormHelperText id="languages-help">
        {hasError ? 'Choose two languages' : 'Two languages chosen'}
      </FormHelperText>
    </FormControl>
  );
}
