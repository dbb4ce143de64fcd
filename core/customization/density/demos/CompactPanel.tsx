import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const makeCompact = (outer: Theme): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    MuiButton: { defaultProps: { size: 'small' } },
    MuiFormControl: { defaultProps: { size: 'small' } },
  },
});

export default function CompactPanel() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      <Stack spacing={2} sx={{ width: 200, alignItems: 'flex-start' }}>
        <TextField label="Recipient" defaultValue="Dr. Amara Sesay" />
        <Button variant="outlined">Send</Button>
      </Stack>
      <ThemeProvider theme={makeCompact}>
        <Paper variant="outlined" sx={{ p: 1 }}>
          <Stack spacing={1} sx={{ width: 180, alignItems: 'flex-start' }}>
            <TextField label="Copies" defaultValue="2" />
            <Button variant="outlined">Print</Button>
          </Stack>
        </Paper>
      </ThemeProvider>
    </Stack>
  );
}
