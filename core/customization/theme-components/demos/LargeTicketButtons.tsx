import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

const createTicketTheme = ({ palette, direction }: Theme) =>
  createTheme({
    // The mode and the direction of this page; an application needs only `components`.
    palette: { mode: palette.mode },
    direction,
    components: {
      MuiButton: {
        styleOverrides: {
          root: {
            textTransform: 'none',
            variants: [
              { props: { variant: 'outlined' }, style: { borderWidth: 2 } },
              {
                props: ({ ownerState }) =>
                  ownerState.size === 'large' && ownerState.variant !== 'text',
                style: ({ theme }) => ({ borderRadius: theme.spacing(3) }),
              },
            ],
          },
        },
      },
    },
  });

export default function LargeTicketButtons() {
  const outer = useTheme();
  const theme = React.useMemo(() => createTicketTheme(outer), [outer]);
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Button variant="contained" size="large">
          Buy a day ticket
        </Button>
        <Button variant="outlined" size="large">
          Reserve
        </Button>
        <Button variant="outlined">Prices</Button>
      </Stack>
    </ThemeProvider>
  );
}
