import path from 'node:path';
import { render, screen, waitFor } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { DOCS_VERSIONS } from '../../../../src/versions';
import { SERVER_SETTINGS } from '../../shared/demoSettings';
import type { VersionRuntime } from '../../shared/runtime';
import type { DemoSettings } from '../../shared/types';

interface Theme {
  readonly direction: string;
  readonly palette: Record<'primary' | 'secondary', { main: string }> & {
    mode?: string;
    type?: string;
  };
  readonly spacing: (units: number) => string | number;
}

/** Imports the packages of a version from its folder, as its demos do. */
function openVersion(name: string, folder: string) {
  const workspace = path.join(__dirname, '../../../..', folder);
  const library = name === 'v4' ? '@material-ui/core' : '@mui/material';
  const load = (module: string): unknown =>
    jest.requireActual(require.resolve(`${library}/${module}`, { paths: [workspace] }));
  return {
    runtime: jest.requireActual(path.join(workspace, '_runtime')) as VersionRuntime,
    useTheme: (load('styles') as { useTheme: () => Theme }).useTheme,
    Button: (load('Button') as { default: ComponentType<{ children: ReactNode }> }).default,
  };
}

/** Returns a number of pixels from the theme, resolving a CSS variable in the document. */
function readUnit(spacing: string): string | undefined {
  const name = /--[\w-]+/.exec(String(spacing))?.[0] ?? '--none';
  const value = getComputedStyle(document.documentElement).getPropertyValue(name);
  return /(\d+)px/.exec(value || `${spacing}px`)?.[1];
}

const SETTINGS: DemoSettings = {
  mode: 'dark',
  direction: 'rtl',
  dense: true,
  spacing: 6,
  paletteColors: { primary: { main: '#b00020' }, secondary: { main: '#00695c' } },
};

describe.each(DOCS_VERSIONS)('demos of $label', ({ name, folder }) => {
  const {
    runtime: { DemoRoot },
    useTheme,
    Button,
  } = openVersion(name, folder);

  /** Shows the theme as text in a button, whose class shows the size. */
  function Probe() {
    const { direction, palette, spacing } = useTheme();
    const seen = {
      mode: palette.mode ?? palette.type,
      direction,
      spacing: String(spacing(1)),
      primary: palette.primary.main,
      secondary: palette.secondary.main,
    };
    return <Button>{JSON.stringify(seen)}</Button>;
  }
  const renderWith = (settings: DemoSettings) => (
    <DemoRoot settings={settings}>
      <Probe />
    </DemoRoot>
  );
  const read = () => {
    const text = screen.getByRole('button').textContent ?? '';
    const { spacing, ...seen } = JSON.parse(text) as { spacing: string };
    return { ...seen, unit: readUnit(spacing) };
  };

  test('apply every setting while they run', async () => {
    const { rerender } = render(renderWith(SERVER_SETTINGS));
    expect(read()).toMatchObject({ mode: 'light', direction: 'ltr', unit: '8' });
    expect(screen.getByRole('button').className).not.toMatch(/sizeSmall/);
    rerender(renderWith(SETTINGS));
    await waitFor(() =>
      expect(read()).toEqual({
        mode: 'dark',
        direction: 'rtl',
        unit: '6',
        primary: '#b00020',
        secondary: '#00695c',
      }),
    );
    expect(screen.getByRole('button').className).toMatch(/sizeSmall/);
  });
});
