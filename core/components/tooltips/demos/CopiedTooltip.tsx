import * as React from 'react';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

export default function CopiedTooltip() {
  const [isOpen, setOpen] = React.useState(false);
  return (
    <Tooltip
      open={isOpen}
      onClose={() => setOpen(false)}
      disableHoverListener
      disableFocusListener
      disableTouchListener
      describeChild
      title="Copied"
    >
      <Button variant="outlined" onClick={() => setOpen(true)} onBlur={() => setOpen(false)}>
        Copy the link
      </Button>
    </Tooltip>
  );
}
