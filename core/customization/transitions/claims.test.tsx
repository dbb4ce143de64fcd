import type { ReactElement } from 'react';
import { useTheme as useEmotionTheme } from '@emotion/react';
import emotionStyled from '@emotion/styled';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import {
  createTheme,
  styled as materialStyled,
  ThemeProvider,
  useTheme as useMaterialTheme,
  type Theme,
} from '@mui/material/styles';
import { styled as systemStyled, useTheme as useSystemTheme } from '@mui/system';

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const { transitions } = createTheme();
const { create, duration, easing } = transitions;
const still = createTheme({ transitions: { create: () => 'none' } });

const inTheme = (theme: Theme, element: ReactElement) => (
  <ThemeProvider theme={theme}>{element}</ThemeProvider>
);
const silenceErrors = () => jest.spyOn(console, 'error').mockImplementation(() => {});
const allCss = () =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .map(({ cssText }) => cssText)
    .join('\n');

describe('#create', () => {
  test('The table shows the results', () => {
    expect(create('all')).toBe('all 300ms cubic-bezier(0.4, 0, 0.2, 1) 0ms');
    expect(create('opacity')).toBe('opacity 300ms cubic-bezier(0.4, 0, 0.2, 1) 0ms');
    expect(create('opacity', { duration: 150, delay: 50 })).toBe(
      'opacity 150ms cubic-bezier(0.4, 0, 0.2, 1) 50ms',
    );
    expect(create(['top', 'color'], { duration: '1s', easing: 'linear' })).toBe(
      'top 1s linear 0ms,color 1s linear 0ms',
    );
  });

  test("A `Button` with `transition: (theme) => theme.transitions.create('transform')` in `sx` no longer fades its background on hover", () => {
    const transitionOf = (element: ReactElement) => {
      const { container, unmount } = render(element);
      const { transition } = getComputedStyle(container.firstElementChild!);
      unmount();
      return transition;
    };
    for (const variant of ['text', 'outlined', 'contained'] as const) {
      expect(transitionOf(<Button variant={variant} />)).toContain('background-color');
      const changed = transitionOf(
        <Button
          variant={variant}
          sx={{ transition: (theme) => theme.transitions.create('transform') }}
        />,
      );
      expect(changed).toContain('transform');
      expect(changed).not.toContain('background-color');
    }
  });
});

describe('#duration', () => {
  test('The table shows the default values', () => {
    expect(duration).toEqual({
      shortest: 150,
      shorter: 200,
      short: 250,
      standard: 300,
      complex: 375,
      enteringScreen: 225,
      leavingScreen: 195,
    });
  });

  test('`theme.transitions.getAutoHeightDuration` returns a duration for a height in pixels: 239 for 100, 336 for 400, and at most 3000', () => {
    const { getAutoHeightDuration } = transitions;
    expect(getAutoHeightDuration(100)).toBe(239);
    expect(getAutoHeightDuration(400)).toBe(336);
    expect(getAutoHeightDuration(0)).toBe(0);
    for (const height of [40_000, 100_000, 1e9]) {
      expect(getAutoHeightDuration(height)).toBeLessThanOrEqual(3000);
    }
    expect(getAutoHeightDuration(1e9)).toBe(3000);
  });
});

describe('#theme', () => {
  test('Keys that you omit keep their defaults, and `standard` and `easeInOut` also change the defaults of `create`', () => {
    const kept = createTheme({
      transitions: { duration: { short: 120 }, easing: { sharp: 'linear' } },
    }).transitions;
    expect(kept.duration).toEqual({ ...duration, short: 120 });
    expect(kept.easing).toEqual({ ...easing, sharp: 'linear' });
    expect(kept.create('opacity')).toBe(create('opacity'));
    const changed = createTheme({
      transitions: { duration: { standard: 180 }, easing: { easeInOut: 'linear' } },
    }).transitions;
    expect(changed.create('opacity')).toBe('opacity 180ms linear 0ms');
    const others = createTheme({
      transitions: { duration: { short: 1, complex: 2 }, easing: { easeOut: 'linear' } },
    }).transitions;
    expect(others.create('opacity')).toBe(create('opacity'));
  });

  test('In a second argument, `duration.standard` changes, but `create` keeps using 300', () => {
    const merged = createTheme({}, { transitions: { duration: { standard: 180 } } }).transitions;
    expect(merged.duration.standard).toBe(180);
    expect(merged.create('opacity')).toBe(create('opacity'));
  });

  test('With `cssVariables: true`, there are no variables for transitions', () => {
    const theme = createTheme({ cssVariables: true });
    expect(theme).toHaveProperty('vars.zIndex');
    expect(theme).not.toHaveProperty('vars.transitions');
    render(inTheme(theme, <Button>Book</Button>));
    expect(allCss()).toContain('--mui-zIndex-modal');
    expect(allCss()).not.toMatch(/--mui-\w*(transition|duration|easing)/i);
  });
});

describe('#disable', () => {
  test('Animations with keyframes continue: `CircularProgress`, `LinearProgress` and `Skeleton` still move', () => {
    for (const [selector, element] of [
      ['.MuiCircularProgress-root', <CircularProgress key="circular" />],
      ['.MuiLinearProgress-bar', <LinearProgress key="linear" />],
      ['.MuiSkeleton-root', <Skeleton key="skeleton" />],
    ] as const) {
      const { unmount } = render(inTheme(still, element));
      const name = [...document.querySelector(selector)!.classList].at(-1);
      const rules = allCss().split('\n');
      const own = rules.filter((rule) => rule.startsWith(`.${name} `)).join('');
      expect(own).toMatch(/animation: [^;]*animation-\w+|animation: [^;]*infinite/);
      unmount();
    }
    const { container } = render(inTheme(still, <Switch />));
    const thumb = container.querySelector('.MuiSwitch-switchBase')!;
    expect(getComputedStyle(thumb).transition).toBe('none');
  });

  test('So do a few fixed transitions, such as the label of `BottomNavigationAction` and the bar of a determinate `LinearProgress`', () => {
    render(
      inTheme(
        still,
        <>
          <BottomNavigationAction label="Films" />
          <LinearProgress variant="determinate" value={40} />
        </>,
      ),
    );
    const transitionOf = (selector: string) =>
      getComputedStyle(document.querySelector(selector)!).transition;
    expect(transitionOf('.MuiBottomNavigationAction-label')).toMatch(/^font-size 0?\.2s/);
    expect(transitionOf('.MuiLinearProgress-bar')).toMatch(/^transform 0?\.4s/);
    expect(transitionOf('.MuiBottomNavigationAction-root')).toBe('none');
  });

  test('The ripple remains, too', async () => {
    const disabled = createTheme({
      transitions: { create: () => 'none' },
      components: { MuiButtonBase: { defaultProps: { disableRipple: true } } },
    });
    const press = async (theme: Theme) => {
      const { unmount } = render(inTheme(theme, <Button>Book</Button>));
      await userEvent.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button') });
      const ripple = document.querySelector('.MuiTouchRipple-rippleVisible');
      const animation = ripple && getComputedStyle(ripple).animationDuration;
      unmount();
      return animation;
    };
    expect(await press(still)).toBe('550ms');
    expect(await press(disabled)).toBeNull();
  });

  test('A closed dialog remains in the page until its duration has passed', () => {
    jest.useFakeTimers();
    const { rerender } = render(inTheme(still, <Dialog open>Booked</Dialog>));
    act(() => jest.advanceTimersByTime(1000));
    rerender(inTheme(still, <Dialog open={false}>Booked</Dialog>));
    act(() => jest.advanceTimersByTime(150));
    expect(document.querySelector('.MuiDialog-root')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(100));
    expect(document.querySelector('.MuiDialog-root')).not.toBeInTheDocument();
    const immediate = createTheme({
      transitions: { create: () => 'none', duration: { enteringScreen: 0, leavingScreen: 0 } },
    });
    rerender(inTheme(immediate, <Dialog open>Booked</Dialog>));
    act(() => jest.advanceTimersByTime(1000));
    expect(document.querySelector('.MuiDialog-root')).toBeInTheDocument();
    rerender(inTheme(immediate, <Dialog open={false}>Booked</Dialog>));
    act(() => jest.advanceTimersByTime(1));
    expect(document.querySelector('.MuiDialog-root')).not.toBeInTheDocument();
  });
});

describe('#troubleshooting', () => {
  test('unknown keys are logged and ignored', () => {
    const report = silenceErrors();
    expect(create('opacity', { timeout: 150 } as object)).toBe(create('opacity'));
    expect(report).toHaveBeenCalledWith('MUI: Unrecognized argument(s) [timeout].');
  });

  test("The second argument is a number, as in `create('opacity', 150)`, so the default duration applies", () => {
    const report = silenceErrors();
    expect((create as (name: string, options: unknown) => string)('opacity', 150)).toBe(
      create('opacity'),
    );
    expect(report.mock.calls[0]?.[0]).toContain(
      'MUI: Secong argument of transition.create must be an object.',
    );
  });

  test("A string with commas, such as `create('opacity, color')`, sets the duration of the last property only", () => {
    expect(create('opacity, color')).toBe('opacity, color 300ms cubic-bezier(0.4, 0, 0.2, 1) 0ms');
    expect(create(['opacity', 'color'])).toMatch(/^opacity 300ms .*,color 300ms/);
  });

  test('Without a `ThemeProvider`, `styled` and `useTheme` from `@mui/system` or Emotion have a theme without `transitions`', () => {
    silenceErrors();
    const fade = ({ theme }: { theme?: object }) => ({
      transition: (theme as Theme).transitions.create('opacity'),
    });
    const read = (useTheme: () => object) =>
      function Fading() {
        return <p style={fade({ theme: useTheme() })}>Film</p>;
      };
    for (const Fading of [
      systemStyled('p')(fade),
      emotionStyled.p(fade),
      read(useSystemTheme),
      read(useEmotionTheme),
    ]) {
      expect(() => render(<Fading />)).toThrow(
        "Cannot read properties of undefined (reading 'create')",
      );
      expect(() => render(inTheme(createTheme(), <Fading />))).not.toThrow();
    }
    for (const Fading of [materialStyled('p')(fade), read(useMaterialTheme)]) {
      expect(() => render(<Fading />)).not.toThrow();
    }
  });
});
