import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import Edit from '@mui/icons-material/Edit';
import Navigation from '@mui/icons-material/Navigation';

export default function ComposeButtons() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Fab color="primary" aria-label="Write a message">
        <Edit />
      </Fab>
      <Fab color="secondary" aria-label="Edit the draft">
        <Edit />
      </Fab>
      <Fab variant="extended" color="primary">
        <Navigation sx={{ marginInlineEnd: 1 }} />
        Start
      </Fab>
    </Stack>
  );
}
