import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Portal from '@mui/material/Portal';
import TextField from '@mui/material/TextField';

function MinutesEditor({ statusArea }: { readonly statusArea: HTMLElement | null }) {
  const [saved, setSaved] = React.useState('The board approves the budget.');
  const [text, setText] = React.useState(saved);
  return (
    <React.Fragment>
      {statusArea && (
        <Portal container={statusArea}>
          <Chip size="small" label={text === saved ? 'Saved' : 'Not saved'} />
        </Portal>
      )}
      <TextField
        label="Minutes"
        value={text}
        onChange={(event) => setText(event.target.value)}
        multiline
        fullWidth
      />
      <Button onClick={() => setSaved(text)} sx={{ mt: 1 }}>
        Save
      </Button>
    </React.Fragment>
  );
}

export default function SaveStatusInHeader() {
  const [statusArea, setStatusArea] = React.useState<HTMLElement | null>(null);
  return (
    <Box sx={{ width: '100%', maxWidth: 420, border: 1, borderColor: 'divider', p: 2 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', minHeight: 24, mb: 2 }}>
        Board meeting
        <span ref={setStatusArea} role="status" />
      </Box>
      <MinutesEditor statusArea={statusArea} />
    </Box>
  );
}
