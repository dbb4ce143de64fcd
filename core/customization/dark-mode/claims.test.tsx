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
  test('With `true`, it takes the default dark colors; the light one is there anyway', () => {
    expect(theme).toMatchObject({
      colorSchemes: {
        light: { palette: { mode: 'light' } },
        dark: { palette: { background: { default: '#121212' } } },
      },
    });
  });

  test('Without a choice, the mode is `system`', () => {
    expect(hookBelow().current.mode).toBe('system');
  });
});

describe('#switch', () => {
  test("The choice is stored in the browser's local storage, as `mui-mode`", () => {
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

  test('The hook works below the `ThemeProvider` alone', () => {
    const { current } = renderHook(() => useColorScheme()).result;
    act(() => current.setMode('dark'));
    expect(current.mode).toBeUndefined();
    expect(localStorage.getItem('mui-mode')).toBeNull();
  });
});

describe('#always', () => {
  test("`mode: 'dark'` exchanges the colors of text, background, dividers and actions, and takes lighter main colors", () => {
    const { palette } = createTheme({ palette: { mode: 'dark' } });
    const light = createTheme().palette;
    for (const key of ['text', 'background', 'divider', 'action'] as const) {
      expect(palette[key]).not.toEqual(light[key]);
    }
    expect([light.primary.main, palette.primary.main]).toEqual(['#1976d2', '#90caf9']);
  });
});

describe('#styles', () => {
  test('the comparison is made once, with the default scheme', () => {
    const withVariables = createTheme({
      cssVariables: { colorSchemeSelector: 'class' },
      colorSchemes: { light: true, dark: true },
    });
    expect(withVariables.palette.mode).toBe('light');
    expect(withVariables.applyStyles('dark', { color: 'red' })).toEqual({
      '*:where(.dark) &': { color: 'red' },
    });
  });

  test('a white layer from `elevation` 1 upward', () => {
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
  test('Then nothing flashes, but `setMode` has no effect, and the console says so during development', () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => {});
    const media = createTheme({ cssVariables: true, colorSchemes: { light: true, dark: true } });
    expect(media).toMatchObject({ colorSchemeSelector: 'media' });
    const hook = hookBelow(media);
    act(() => hook.current.setMode('dark'));
    expect(report.mock.calls[0]?.[0]).toContain('`setMode` function has no effect');
  });
});
