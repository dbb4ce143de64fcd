import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const withoutRipple = (outer: Theme): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: {
        root: { '&.Mui-focusVisible': { outline: '2px solid currentColor', outlineOffset: 2 } },
      },
    },
    MuiCheckbox: { defaultProps: { disableRipple: true } },
  },
});

export default function ThemeWithoutRipple() {
  return (
    <ThemeProvider theme={withoutRipple}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined">Print label</Button>
        <FormControlLabel control={<Checkbox />} label="Fragile" />
      </Stack>
    </ThemeProvider>
  );
}
