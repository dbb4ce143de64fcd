import * as React from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import rtlPlugin from 'stylis-plugin-rtl';

const CACHES = {
  ltr: createCache({ key: 'notice-ltr' }),
  rtl: createCache({ key: 'notice-rtl', stylisPlugins: [rtlPlugin] }),
};
const NOTICES = {
  en: { direction: 'ltr', text: 'The library closes at 18:00 today.' },
  he: { direction: 'rtl', text: 'הספרייה נסגרת היום בשעה 18:00.' },
} as const;

export default function SwitchLanguage() {
  const [language, setLanguage] = React.useState<keyof typeof NOTICES>('he');
  const { direction, text } = NOTICES[language];
  const theme = React.useCallback((outer: Theme): Theme => ({ ...outer, direction }), [direction]);
  return (
    <Box sx={{ width: 1, maxWidth: 400 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Language"
        value={language}
        onChange={(_, value: keyof typeof NOTICES | null) => value && setLanguage(value)}
      >
        <ToggleButton value="en" lang="en">
          English
        </ToggleButton>
        <ToggleButton value="he" lang="he">
          עברית
        </ToggleButton>
      </ToggleButtonGroup>
      <CacheProvider value={CACHES[direction]}>
        <ThemeProvider theme={theme}>
          <Alert severity="info" dir={direction} lang={language} sx={{ mt: 2 }}>
            {text}
          </Alert>
        </ThemeProvider>
      </CacheProvider>
    </Box>
  );
}
