import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import Select from '@mui/material/Select';

export default function NativeCurrency() {
  return (
    <FormControl sx={{ width: 240 }}>
      <InputLabel htmlFor="native-currency">Currency</InputLabel>
      <Select native label="Currency" defaultValue="CHF" inputProps={{ id: 'native-currency' }}>
        <optgroup label="Europe">
          <option value="CHF">Swiss franc</option>
          <option value="EUR">Euro</option>
        </optgroup>
        <optgroup label="Asia">
          <option value="CNY">Chinese yuan</option>
        </optgroup>
      </Select>
    </FormControl>
  );
}
