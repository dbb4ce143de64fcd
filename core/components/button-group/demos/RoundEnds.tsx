import Button from '@mui/material/Button';
import ButtonGroup, { buttonGroupClasses } from '@mui/material/ButtonGroup';

export default function RoundEnds() {
  return (
    <ButtonGroup
      variant="contained"
      disableElevation
      aria-label="Playback"
      sx={{
        [`& .${buttonGroupClasses.grouped}`]: { px: 2.5, textTransform: 'none' },
        [`& .${buttonGroupClasses.firstButton}`]: {
          borderStartStartRadius: 20,
          borderEndStartRadius: 20,
        },
        [`& .${buttonGroupClasses.lastButton}`]: {
          borderStartEndRadius: 20,
          borderEndEndRadius: 20,
        },
      }}
    >
      <Button>Previous</Button>
      <Button>Play</Button>
      <Button>Next</Button>
    </ButtonGroup>
  );
}
