import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

export default function DismissibleTip() {
  const [isOpen, setOpen] = React.useState(true);
  const show = React.useRef<HTMLButtonElement>(null);
  return (
    <Box sx={{ width: '100%' }}>
      <Button ref={show} onClick={() => setOpen(true)}>
        Show the tip
      </Button>
      <Box sx={{ minHeight: 56 }}>
        {isOpen && (
          <Alert
            severity="info"
            closeText="Hide the tip"
            onClose={() => {
              setOpen(false);
              show.current?.focus();
            }}
          >
            Drag a column header to move the column.
          </Alert>
        )}
      </Box>
    </Box>
  );
}
