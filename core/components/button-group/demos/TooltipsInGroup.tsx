import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Tooltip from '@mui/material/Tooltip';

export default function TooltipsInGroup() {
  return (
    <ButtonGroup aria-label="Contract 2041">
      <Tooltip title="Sends a link that expires in 7 days" describeChild>
        <Button>Share</Button>
      </Tooltip>
      <Button>Print</Button>
      <Tooltip title="Only the legal team can delete contracts" describeChild>
        <span>
          <Button disabled>Delete</Button>
        </span>
      </Tooltip>
    </ButtonGroup>
  );
}
