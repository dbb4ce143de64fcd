import { createTheme, ThemeProvider, useColorScheme } from '@mui/material/styles';
import { createSchemeRuntime } from '@site/plugins/demos/page/runtimes/createSchemeRuntime';

export const { DemoRoot, DefaultPropsRoot, hydration } = createSchemeRuntime({
  createTheme,
  ThemeProvider,
  useColorScheme,
});
