import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const AIRPORTS = [
  { code: 'PEK', city: 'Beijing', country: 'China' },
  { code: 'PVG', city: 'Shanghai', country: 'China' },
  { code: 'CDG', city: 'Paris', country: 'France' },
  { code: 'NCE', city: 'Nice', country: 'France' },
  { code: 'FCO', city: 'Rome', country: 'Italy' },
];

export default function GroupedAirports() {
  return (
    <Autocomplete
      options={AIRPORTS}
      groupBy={({ country }) => country}
      getOptionLabel={({ city, code }) => `${city} (${code})`}
      sx={{ width: 280 }}
      renderInput={(params) => <TextField {...params} label="Airport" />}
    />
  );
}
