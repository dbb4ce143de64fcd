import Box from '@mui/material/Box';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import { useMemo } from 'react';
import { darkTheme, lightTheme } from './theme';
import {
  DeliveryDates,
  DepotTree,
  Loads,
  Orders,
  OrdersPerWeek,
  SearchBar,
} from './workspaceParts';

const page = { bgcolor: 'background.default', color: 'text.primary', p: 2 };
const columns = {
  display: 'grid',
  gap: 2,
  mt: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
};

export default function ThemedWorkspace() {
  const outer = useTheme();
  const theme = useMemo(
    () =>
      createTheme(
        // Texts in the language of the page
        { components: outer.components },
        outer.palette.mode === 'dark' ? darkTheme : lightTheme,
        { direction: outer.direction },
      ),
    [outer],
  );
  return (
    <ThemeProvider theme={theme}>
      <Box sx={page}>
        <SearchBar />
        <Orders />
        <Box sx={columns}>
          <DeliveryDates />
          <OrdersPerWeek />
          <Loads />
          <DepotTree />
        </Box>
      </Box>
    </ThemeProvider>
  );
}
