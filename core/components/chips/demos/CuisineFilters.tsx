import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Check from '@mui/icons-material/Check';

const CUISINES = ['Thai', 'Greek', 'Vegan'];

export default function CuisineFilters() {
  const [chosen, setChosen] = React.useState(['Greek']);
  return (
    <Box role="group" aria-label="Cuisine" sx={{ display: 'flex', gap: 1 }}>
      {CUISINES.map((cuisine) => {
        const isChosen = chosen.includes(cuisine);
        return (
          <Chip
            key={cuisine}
            label={cuisine}
            icon={isChosen ? <Check /> : undefined}
            variant={isChosen ? 'filled' : 'outlined'}
            aria-pressed={isChosen}
            onClick={() =>
              setChosen(
                isChosen ? chosen.filter((other) => other !== cuisine) : [...chosen, cuisine],
              )
            }
          />
        );
      })}
    </Box>
  );
}
