import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const NAMES = ['Ana Lopez', 'Bo Lindqvist', 'Chen Wei', 'Dana Novak'];

export default function PassengerTags() {
  return (
    <Autocomplete
      multiple
      filterSelectedOptions
      limitTags={2}
      options={NAMES}
      defaultValue={['Ana Lopez', 'Chen Wei']}
      sx={{ width: '100%', maxWidth: 420 }}
      renderInput={(params) => <TextField {...params} label="Passengers" />}
    />
  );
}
