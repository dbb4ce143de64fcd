import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

export default function WhyDisabled() {
  return (
    <Tooltip title="Only the owner can delete the album" describeChild>
      <span tabIndex={0} style={{ display: 'inline-block' }}>
        <Button variant="contained" disabled>
          Delete the album
        </Button>
      </span>
    </Tooltip>
  );
}
