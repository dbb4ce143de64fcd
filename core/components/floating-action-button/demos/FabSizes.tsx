import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import Add from '@mui/icons-material/Add';

const SIZES = ['small', 'medium', 'large'] as const;

export default function FabSizes() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      {SIZES.map((size) => (
        <Fab key={size} size={size} color="primary" aria-label={`Add, ${size}`}>
          <Add />
        </Fab>
      ))}
      {SIZES.map((size) => (
        <Fab key={size} size={size} variant="extended" color="primary">
          {size}
        </Fab>
      ))}
    </Stack>
  );
}
