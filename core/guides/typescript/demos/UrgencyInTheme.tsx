import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface Theme {
    urgency?: { routine: number; urgent: number };
  }
  interface ThemeOptions {
    urgency?: { routine: number; urgent: number };
  }
}

const withUrgency = (outer: Theme): Theme => ({ ...outer, urgency: { routine: 2, urgent: 8 } });

const REPAIRS = [
  { task: 'Elevator B is stuck', level: 'urgent' },
  { task: 'Lamp in the hallway flickers', level: 'routine' },
] as const;

export default function UrgencyInTheme() {
  return (
    <ThemeProvider theme={withUrgency}>
      <Stack component="ul" role="list" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {REPAIRS.map(({ task, level }) => (
          <Paper
            key={task}
            component="li"
            variant="outlined"
            sx={{
              p: 1.5,
              borderInlineStartColor: 'text.primary',
              borderInlineStartWidth: ({ urgency }) => urgency?.[level] ?? 1,
            }}
          >
            {task} ({level})
          </Paper>
        ))}
      </Stack>
    </ThemeProvider>
  );
}
