import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

export default function PlacedTooltips() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Tooltip title="Above the button" placement="top" arrow describeChild>
        <Button variant="outlined">Top</Button>
      </Tooltip>
      <Tooltip title="Below its end" placement="bottom-end" arrow describeChild>
        <Button variant="outlined">Bottom end</Button>
      </Tooltip>
      <Tooltip title="At the pointer" followCursor describeChild>
        <Button variant="outlined">Follow the pointer</Button>
      </Tooltip>
    </Stack>
  );
}
