import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';

const LIMIT = 40;

export default function ComposeField() {
  const [title, setTitle] = React.useState('Quarterly figures');
  const isTooLong = title.length > LIMIT;
  return (
    <FormControl error={isTooLong} sx={{ width: '100%', maxWidth: 360 }}>
      <InputLabel htmlFor="report-title">Title of the report</InputLabel>
      <OutlinedInput
        id="report-title"
        label="Title of the report"
        value={title}
        onChange={(event) => setTitle(event.target.value)}
        aria-describedby="report-title-count"
      />
      <FormHelperText id="report-title-count" sx={{ textAlign: 'end' }}>
        {title.length} of {LIMIT} characters
      </FormHelperText>
    </FormControl>
  );
}
