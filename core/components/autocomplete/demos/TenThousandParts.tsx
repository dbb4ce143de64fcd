import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const PARTS = Array.from({ length: 10_000 }, (_, index) => `Part ${10_000 + index}`);
const filterOptions = createFilterOptions<string>({ limit: 100 });

export default function TenThousandParts() {
  return (
    <Autocomplete
      options={PARTS}
      filterOptions={filterOptions}
      sx={{ width: 280 }}
      renderInput={(params) => <TextField {...params} label="Part number" />}
    />
  );
}
