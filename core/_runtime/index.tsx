import { createTheme, ThemeProvider, useColorScheme } from '@mui/material/styles';
import { createSchemeRuntime } from '@site/plugins/live-demos/runtimes/createSchemeRuntime';

export const { DemoRoot, DefaultPropsRoot, hydration } = createSchemeRuntime({
  createTheme,
  ThemeProvider,
  useColorScheme,
});
