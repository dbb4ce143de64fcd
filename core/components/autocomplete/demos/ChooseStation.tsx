import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const STATIONS = [
  { label: 'Basel SBB', id: 10 },
  { label: 'Bern', id: 7000 },
  { label: 'Geneva', id: 1008 },
  { label: 'Lugano', id: 5300 },
  { label: 'Zurich HB', id: 3000 },
];

export default function ChooseStation() {
  return (
    <Autocomplete
      options={STATIONS}
      sx={{ width: 280 }}
      renderInput={(params) => <TextField {...params} label="From" />}
    />
  );
}
