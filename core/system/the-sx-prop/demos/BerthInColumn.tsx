import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

export default function BerthInColumn() {
  const [isNarrow, setNarrow] = React.useState(true);
  return (
    <Box sx={{ width: 1 }}>
      <FormControlLabel
        control={
          <Switch checked={isNarrow} onChange={(event) => setNarrow(event.target.checked)} />
        }
        label="Narrow column"
      />
      <Box sx={{ containerType: 'inline-size', width: isNarrow ? 180 : 1 }}>
        <Box
          sx={{
            display: 'flex',
            flexDirection: { '@': 'column', '@260': 'row' },
            justifyContent: 'space-between',
            columnGap: 1,
            p: { '@': 1, '@260': 2 },
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
          }}
        >
          <strong>Berth 14</strong>
          <span>12 m, free until June</span>
        </Box>
      </Box>
    </Box>
  );
}
