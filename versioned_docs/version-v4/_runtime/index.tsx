import { createTheme } from '@material-ui/core/styles';
import {
  createGenerateClassName,
  jssPreset,
  ServerStyleSheets,
  StylesProvider,
  ThemeProvider,
} from '@material-ui/styles';
import { LicenseInfo } from '@mui/x-license-pro';
import { create } from 'jss';
import rtl from 'jss-rtl';
import { useMemo, type ReactElement, type ReactNode } from 'react';
import {
  baseOptions,
  defaultProps,
  paletteOptions,
} from '@site/plugins/demos/page/runtimes/themeOptions';
import type { VersionRuntime } from '@site/plugins/demos/shared/runtime';

if (process.env.MUI_X_LICENSE_KEY) {
  LicenseInfo.setLicenseKey(process.env.MUI_X_LICENSE_KEY);
}

const jss = create({ plugins: [...jssPreset().plugins, rtl()] });
const generateClassName = createGenerateClassName();

export const DemoRoot: VersionRuntime['DemoRoot'] = ({
  settings: { mode, direction, dense, spacing, paletteColors },
  children,
}) => {
  const theme = useMemo(
    () =>
      createTheme({
        ...baseOptions({ direction, spacing }),
        palette: { type: mode, ...paletteOptions(paletteColors) },
        props: defaultProps({ dense }),
      }),
    [direction, mode, dense, spacing, paletteColors],
  );
  return (
    <StylesProvider jss={jss} generateClassName={generateClassName}>
      <ThemeProvider theme={theme}>{children as ReactNode}</ThemeProvider>
    </StylesProvider>
  );
};

export const hydration: VersionRuntime['hydration'] = 'replace-light';

/**
 * JSS keeps its styles apart from the HTML: they are put in front of it, and go with it when the demo starts. Their
 * classes are named after the demo: coming later in the document they would win, light and left-to-right, over the
 * styles of demos that have started above, and over those of other demos' HTML.
 */
export function renderOnServer(
  element: ReactElement,
  render: (element: ReactElement) => string,
  id: string,
): string {
  const sheets = new ServerStyleSheets({
    serverGenerateClassName: createGenerateClassName({ seed: `served-${id}` }),
  });
  const html = render(sheets.collect(element) as ReactElement);
  return `<style>${sheets.toString()}</style>${html}`;
}
