import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

const CSS = `
  .luggage-hint .MuiTooltip-tooltip {
    border: 2px solid #ffb300;
    background-color: #212121;
    color: #ffffff;
    font-size: 1rem;
  }
`;

export default function LuggageTooltip() {
  return (
    <>
      <style dangerouslySetInnerHTML={{ __html: CSS }} />
      <Tooltip
        describeChild
        title="One bag, 40 × 30 × 20 cm"
        slotProps={{ popper: { className: 'luggage-hint' } }}
      >
        <Button variant="outlined">Hand luggage</Button>
      </Tooltip>
    </>
  );
}
