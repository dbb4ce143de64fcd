import * as React from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import FormControlLabel from '@mui/material/FormControlLabel';
import NoSsr from '@mui/material/NoSsr';
import Portal from '@mui/material/Portal';
import Switch from '@mui/material/Switch';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({ palette: { background: { default: '#fff8e1' } } });
const EMPTY_PAGE = '<!doctype html><html lang="en"><title>Bakery</title></html>';
const FRAME_STYLE = {
  boxSizing: 'border-box',
  width: '100%',
  height: 150,
  border: '1px solid',
  // An empty page is white in both modes.
  backgroundColor: '#fff',
  colorScheme: 'light',
} as const;

export default function BaselineInFrame() {
  const [page, setPage] = React.useState<Document | null>(null);
  const [isOn, setOn] = React.useState(true);
  const cache = React.useMemo(
    () => page && createCache({ key: 'frame', container: page.head }),
    [page],
  );
  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={isOn} onChange={(_, isChecked) => setOn(isChecked)} />}
        label="CssBaseline"
      />
      <NoSsr>
        <iframe
          title="Bakery page"
          srcDoc={EMPTY_PAGE}
          onLoad={(event) => setPage(event.currentTarget.contentDocument)}
          style={FRAME_STYLE}
        />
      </NoSsr>
      {page && cache && (
        <CacheProvider value={cache}>
          <ThemeProvider theme={theme}>
            <Portal container={page.body}>
              {isOn && <CssBaseline />}
              <h2>Opening hours</h2>
              <p>
                <strong>Saturday:</strong> 7:00 to 13:00
              </p>
            </Portal>
          </ThemeProvider>
        </CacheProvider>
      )}
    </Box>
  );
}
