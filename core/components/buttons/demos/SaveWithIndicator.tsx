import * as React from 'react';
import SaveIcon from '@mui/icons-material/Save';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

/** Stands for a server: the first attempt fails, the next ones succeed. */
function saveReport(attempt: number): Promise<void> {
  return new Promise((resolve, reject) => {
    setTimeout(() => (attempt === 1 ? reject(new Error('Connection lost')) : resolve()), 1200);
  });
}

export default function SaveWithIndicator() {
  const [state, setState] = React.useState('Not saved yet.');
  const [isSaving, setSaving] = React.useState(false);
  const attempts = React.useRef(0);

  const save = async () => {
    setSaving(true);
    setState('Saving…');
    attempts.current += 1;
    try {
      await saveReport(attempts.current);
      setState('Saved.');
    } catch (error) {
      setState(`${(error as Error).message}. Press Save to try again.`);
    } finally {
      setSaving(false);
    }
  };

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Button
        variant="contained"
        loading={isSaving}
        loadingPosition="start"
        startIcon={<SaveIcon />}
        onClick={save}
      >
        Save report
      </Button>
      <Typography role="status">{state}</Typography>
    </Stack>
  );
}
