import * as React from 'react';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';

const CABINS = [
  { name: 'Inside', free: 12 },
  { name: 'Window', free: 3 },
  { name: 'Balcony', free: 0 },
];
const base = {
  px: 2,
  py: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  typography: 'body1',
  '&.Mui-focusVisible': { outline: 2, outlineColor: 'text.primary', outlineOffset: 2 },
};

export default function CabinChoice() {
  const [chosen, setChosen] = React.useState('Inside');
  return (
    <Stack
      role="group"
      aria-label="Cabin"
      direction="row"
      useFlexGap
      spacing={1}
      sx={{ flexWrap: 'wrap' }}
    >
      {CABINS.map(({ name, free }) => (
        <ButtonBase
          key={name}
          disabled={free === 0}
          aria-pressed={name === chosen}
          onClick={() => setChosen(name)}
          sx={[
            base,
            name === chosen && {
              borderColor: 'primary.main',
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
            },
            free === 0 && { borderStyle: 'dashed', color: 'text.disabled' },
          ]}
        >
          {name}, {free} free
        </ButtonBase>
      ))}
    </Stack>
  );
}
