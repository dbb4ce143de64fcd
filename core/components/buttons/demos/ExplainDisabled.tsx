import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

export default function ExplainDisabled() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      <Tooltip title="Choose at least one invoice first" describeChild>
        <span>
          <Button variant="contained" disabled>
            Pay
          </Button>
        </span>
      </Tooltip>
      <Button variant="contained" disabled>
        Pay
      </Button>
    </Stack>
  );
}
