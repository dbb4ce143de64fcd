import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import SnoozeIcon from '@mui/icons-material/Snooze';

const slots = { closeIcon: SnoozeIcon };
const slotProps = {
  closeButton: { size: 'medium' },
  closeIcon: { fontSize: 'medium' },
} as const;

export default function StormAlertSlots() {
  const [isOpen, setOpen] = React.useState(true);
  return isOpen ? (
    <Alert
      severity="warning"
      closeText="Snooze"
      onClose={() => setOpen(false)}
      slots={slots}
      slotProps={slotProps}
      sx={{ width: 1, maxWidth: 440 }}
    >
      Storm from the west after 18:00
    </Alert>
  ) : (
    <Button variant="outlined" onClick={() => setOpen(true)}>
      Show the warning again
    </Button>
  );
}
