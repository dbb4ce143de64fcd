import { createTheme, ThemeProvider, useColorScheme } from '@mui/material/styles';
import { LicenseInfo } from '@mui/x-license';
import { createSchemeRuntime } from '@site/plugins/demos/page/runtimes/createSchemeRuntime';

if (process.env.MUI_X_LICENSE_KEY) {
  LicenseInfo.setLicenseKey(process.env.MUI_X_LICENSE_KEY);
}

export const { DemoRoot, DefaultPropsRoot, hydration } = createSchemeRuntime({
  createTheme,
  ThemeProvider,
  useColorScheme,
});
