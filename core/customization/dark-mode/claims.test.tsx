import * as React from 'react';
import { act, render, renderHook, screen } from '@testing-library/react';
import Paper from '@mui/material/Paper';
import { createTheme, ThemeProvider, useColorScheme } from '@mui/material/styles';

const theme = createTheme({ colorSchemes: { dark: true } });

function Mode() {
  return <p>{String(useColorScheme().mode)}</p>;
}

const hookBelow = (given = theme) =>
  renderHook(() => useColorScheme(), {
    wrapper: ({ children }) => <ThemeProvider theme={given}>{children}</ThemeProvider>,
  }).result;

beforeEach(() => {
  localStorage.clear();
  window.matchMedia = () =>
    ({ matches: false, addListener() {}, removeListener() {} }) as unknown as MediaQueryList;
});

afterEach(() => jest.restoreAllMocks());

describe('#system', () => {
  test('`true` uses the default dark colors; the light scheme is always included', () => {
    expect(theme).toMatchObject({
      colorSchemes: {
        light: { palette: { mode: 'light' } },
        dark: { palette: { background: { default: '#121212' } } },
      },
    });
  });

  test('Until users choose a mode, the mode is `system`', () => {
    expect(hookBelow().current.mode).toBe('system');
  });
});

describe('#switch', () => {
  test("The mode is stored in the browser's local storage as `mui-mode`", () => {
    const hook = hookBelow();
    act(() => hook.current.setMode('dark'));
    expect(localStorage.getItem('mui-mode')).toBe('dark');
    expect(hook.current.colorScheme).toBe('dark');
  });

  test('On the server, and in the first render in the browser, `mode` is `undefined`', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { renderToString } = await import('react-dom/server');
    const page = (
      <ThemeProvider theme={theme}>
        <Mode />
      </ThemeProvider>
    );
    expect(renderToString(page)).toContain('undefined');
  });

  test('The hook only works inside a `ThemeProvider`', () => {
    const { current } = renderHook(() => useColorScheme()).result;
    act(() => current.setMode('dark'));
    expect(current.mode).toBeUndefined();
    expect(localStorage.getItem('mui-mode')).toBeNull();
  });
});

describe('#always', () => {
  test("If an application, or a part of it, is always dark, use a single palette: `mode: 'dark'` changes the colors of text, background, dividers and actions, and uses lighter main colors", () => {
    const { palette } = createTheme({ palette: { mode: 'dark' } });
    const light = createTheme().palette;
    for (const key of ['text', 'background', 'divider', 'action'] as const) {
      expect(palette[key]).not.toEqual(light[key]);
    }
    expect([light.primary.main, palette.primary.main]).toEqual(['#1976d2', '#90caf9']);
  });
});

describe('#styles', () => {
  test("If the theme uses CSS variables, don't check `theme.palette.mode` in styles: the check is evaluated only once, with the default scheme", () => {
    const withVariables = createTheme({
      cssVariables: { colorSchemeSelector: 'class' },
      colorSchemes: { light: true, dark: true },
    });
    expect(withVariables.palette.mode).toBe('light');
    expect(withVariables.applyStyles('dark', { color: 'red' })).toEqual({
      '*:where(.dark) &': { color: 'red' },
    });
  });

  test('In dark mode, a `Paper` with a higher elevation is lighter: it has a translucent white overlay from `elevation` 1 upward', () => {
    function Layers() {
      return (
        <>
          <Paper elevation={0} data-testid="0" />
          <Paper elevation={1} data-testid="1" />
        </>
      );
    }
    render(
      <ThemeProvider theme={createTheme({ palette: { mode: 'dark' } })}>
        <Layers />
      </ThemeProvider>,
    );
    const layer = (id: string) => screen.getByTestId(id).style.getPropertyValue('--Paper-overlay');
    expect(layer('0')).toContain('rgba(255, 255, 255, 0)');
    expect(layer('1')).toContain('rgba(255, 255, 255, 0.051)');
  });
});

describe('#flash', () => {
  test('In this case, there is no flash, but `setMode` has no effect and logs an error in development', () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => {});
    const media = createTheme({ cssVariables: true, colorSchemes: { light: true, dark: true } });
    expect(media).toMatchObject({ colorSchemeSelector: 'media' });
    const hook = hookBelow(media);
    act(() => hook.current.setMode('dark'));
    expect(report.mock.calls[0]?.[0]).toContain('`setMode` function has no effect');
  });
});
