import { createTheme, ThemeProvider } from '@mui/material/styles';
import { LicenseInfo } from '@mui/x-license-pro';
import { createModeRuntime } from '@site/plugins/demos/page/runtimes/createModeRuntime';

if (process.env.MUI_X_LICENSE_KEY) {
  LicenseInfo.setLicenseKey(process.env.MUI_X_LICENSE_KEY);
}

export const { DemoRoot, DefaultPropsRoot, hydration } = createModeRuntime({
  createTheme,
  ThemeProvider,
});
