import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function ShippingMethod() {
  const [method, setMethod] = React.useState('train');
  return (
    <FormControl>
      <FormLabel id="shipping-method">Shipping</FormLabel>
      <RadioGroup
        aria-labelledby="shipping-method"
        value={method}
        onChange={(event) => setMethod(event.target.value)}
      >
        <FormControlLabel value="train" control={<Radio />} label="Train, 4 days" />
        <FormControlLabel value="truck" control={<Radio />} label="Truck, 2 days" />
        <FormControlLabel value="drone" control={<Radio />} label="Drone" disabled />
      </RadioGroup>
    </FormControl>
  );
}
