import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { createBox, createTheme, ThemeProvider } from '@mui/system';

const KILN_ID = '$$kiln';

const clayTheme = createTheme({
  palette: { glaze: '#7a3b24', text: '#ffffff' },
  spacing: 8,
});
const porcelainTheme = createTheme({
  palette: { glaze: '#dfe9f2', text: '#12324d' },
  spacing: 8,
  shape: { borderRadius: 16 },
});

const KilnBox = createBox({
  themeId: KILN_ID,
  defaultTheme: clayTheme,
  defaultClassName: 'KilnBox-root',
});

export default function KilnBoard() {
  const [isPorcelain, setIsPorcelain] = React.useState(false);
  return (
    <div>
      <ThemeProvider themeId={KILN_ID} theme={isPorcelain ? porcelainTheme : clayTheme}>
        <KilnBox
          sx={{ p: 2, borderRadius: 1, bgcolor: 'glaze', color: 'text', fontFamily: 'sans-serif' }}
        >
          Kiln 2 cools down until 18:00.
        </KilnBox>
      </ThemeProvider>
      <FormControlLabel
        control={<Switch checked={isPorcelain} onChange={(_, on) => setIsPorcelain(on)} />}
        label="Theme of the porcelain workshop"
      />
    </div>
  );
}
