import * as React from 'react';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

const SKILLS = ['Welding', 'Carpentry', 'Sail repair', 'Knots', 'Engine service', 'First aid'];

export default function WrappingSkills() {
  const [isGap, setGap] = React.useState(true);
  return (
    <Stack sx={{ width: '100%', maxWidth: 300 }}>
      <Stack
        component="ul"
        role="list"
        aria-label="Skills of the crew"
        direction="row"
        spacing={1}
        useFlexGap={isGap}
        sx={{
          flexWrap: 'wrap',
          alignContent: 'flex-start',
          minHeight: 112,
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {SKILLS.map((skill) => (
          <Chip key={skill} component="li" label={skill} />
        ))}
      </Stack>
      <FormControlLabel
        control={<Switch checked={isGap} onChange={(_, checked) => setGap(checked)} />}
        label="useFlexGap"
      />
    </Stack>
  );
}
