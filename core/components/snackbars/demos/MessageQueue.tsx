import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';

interface Message {
  readonly id: number;
  readonly text: string;
}

export default function MessageQueue() {
  const [queue, setQueue] = React.useState<readonly Message[]>([]);
  const [isOpen, setOpen] = React.useState(false);
  const nextId = React.useRef(1);
  const [first] = queue;

  const add = (text: string) => {
    setQueue((before) => [...before, { id: nextId.current++, text }]);
    setOpen(true);
  };
  const showNext = () => {
    setQueue((before) => before.slice(1));
    setOpen(queue.length > 1);
  };
  return (
    <Stack direction="row" spacing={1}>
      <Button variant="outlined" onClick={() => add('Train 12 is on time')}>
        Train 12
      </Button>
      <Button variant="outlined" onClick={() => add('Train 30 is late')}>
        Train 30
      </Button>
      <Snackbar
        key={first?.id}
        open={isOpen && first !== undefined}
        autoHideDuration={2000}
        onClose={(_event, reason) => reason !== 'clickaway' && setOpen(false)}
        slotProps={{ transition: { onExited: showNext } }}
        message={first?.text}
      />
    </Stack>
  );
}
