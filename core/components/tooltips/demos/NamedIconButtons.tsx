import Delete from '@mui/icons-material/Delete';
import Star from '@mui/icons-material/Star';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

export default function NamedIconButtons() {
  return (
    <Stack direction="row" spacing={1}>
      <Tooltip title="Add to favorites">
        <IconButton>
          <Star />
        </IconButton>
      </Tooltip>
      <Tooltip title="Delete the photo">
        <IconButton>
          <Delete />
        </IconButton>
      </Tooltip>
      <Tooltip describeChild title="Sends an email to 12 people">
        <Button>Invite</Button>
      </Tooltip>
    </Stack>
  );
}
