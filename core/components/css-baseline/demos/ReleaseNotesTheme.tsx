import * as React from 'react';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import { createTheme, ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

const withNotes = ({ palette: { mode }, direction }: Theme): Theme =>
  createTheme({
    // Mode and direction of this page.
    palette: { mode },
    direction,
    components: {
      MuiScopedCssBaseline: {
        styleOverrides: {
          root: ({ theme: { palette, shape, spacing } }) => ({
            padding: spacing(2),
            '& h3': { margin: spacing(0, 0, 1) },
            '& ul': { margin: 0, paddingInlineStart: spacing(3) },
            '& code': {
              padding: spacing(0, 0.5),
              borderRadius: shape.borderRadius,
              backgroundColor: palette.action.selected,
            },
          }),
        },
      },
    },
  });

export default function ReleaseNotesTheme() {
  const outer = useTheme();
  const theme = React.useMemo(() => withNotes(outer), [outer]);
  return (
    <ThemeProvider theme={theme}>
      <ScopedCssBaseline>
        <h3>Firmware 2.4</h3>
        <ul>
          <li>
            New command <code>pump --flush</code>
          </li>
          <li>
            <strong>Fixed:</strong> the valve sensor restarts after a power cut
          </li>
        </ul>
      </ScopedCssBaseline>
    </ThemeProvider>
  );
}
