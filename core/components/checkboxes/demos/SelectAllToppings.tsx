import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

const TOPPINGS = ['Basil', 'Olives', 'Capers'];

export default function SelectAllToppings() {
  const [chosen, setChosen] = React.useState(['Basil']);
  const isMixed = chosen.length > 0 && chosen.length < TOPPINGS.length;
  const markMixed = (input: HTMLInputElement | null) => {
    if (input) input.indeterminate = isMixed;
  };
  const toggle = (topping: string) =>
    setChosen((before) =>
      before.includes(topping) ? before.filter((name) => name !== topping) : [...before, topping],
    );
  return (
    <FormGroup>
      <FormControlLabel
        label="All toppings"
        control={
          <Checkbox
            checked={chosen.length === TOPPINGS.length}
            indeterminate={isMixed}
            onChange={(event) => setChosen(event.target.checked ? TOPPINGS : [])}
            inputRef={markMixed}
          />
        }
      />
      <Box sx={{ display: 'flex', flexDirection: 'column', paddingInlineStart: 3 }}>
        {TOPPINGS.map((topping) => (
          <FormControlLabel
            key={topping}
            label={topping}
            control={
              <Checkbox checked={chosen.includes(topping)} onChange={() => toggle(topping)} />
            }
          />
        ))}
      </Box>
    </FormGroup>
  );
}
