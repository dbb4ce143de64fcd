import * as React from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AppBar, { type AppBarProps } from '@mui/material/AppBar';
import Toolbar from '@mui/material/Toolbar';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const rulesOf = (element: Element) =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
    .filter((text) => [...element.classList].some((name) => text.includes(`.${name}`)))
    .join('\n');
const toolbar = () => document.querySelector('.MuiToolbar-root')!;

describe('#basic', () => {
  test('The regular `Toolbar` is 56 pixels high, 64 in windows of 600 pixels and wider, and 48 in narrower windows with landscape orientation; `variant="dense"` is always 48 pixels high', () => {
    const { unmount } = render(<Toolbar />);
    const rules = rulesOf(toolbar());
    expect(rules).toMatch(/^\.[\w-]+ *{[^}]*min-height: 56px/m);
    expect(rules).toMatch(/min-width: ?600px\)[^}]*min-height: 64px/s);
    expect(rules).toMatch(/orientation: ?landscape\)[^@]*min-height: 48px/s);
    unmount();
    render(<Toolbar variant="dense" />);
    expect(rulesOf(toolbar()).match(/min-height: [^;]*/g)).toEqual(['min-height: 48px']);
  });
});

describe('#position', () => {
  test('`position` is `fixed` by default', () => {
    render(<AppBar>Bar</AppBar>);
    expect(getComputedStyle(screen.getByText('Bar')).position).toBe('fixed');
  });

  test('`theme.mixins.toolbar` contains the `minHeight` of the toolbar for all window widths', () => {
    const heightsOf = (value: unknown): unknown[] =>
      Object.entries(value as Record<string, unknown>).flatMap(([key, inner]) =>
        typeof inner === 'object' ? heightsOf(inner) : [key, inner],
      );
    expect(heightsOf(createTheme().mixins.toolbar)).toEqual([
      ...['minHeight', 56],
      ...['minHeight', 48],
      ...['minHeight', 64],
    ]);
  });
});

describe('#scroll', () => {
  function Trigger(props: { readonly disableHysteresis?: boolean }) {
    return <p>{String(useScrollTrigger(props))}</p>;
  }

  test('As soon as the user scrolls up, it returns `false`, unless `disableHysteresis` is set', () => {
    const scrollTo = (y: number) => {
      Object.defineProperty(window, 'pageYOffset', { value: y, configurable: true });
      fireEvent.scroll(window);
    };
    for (const disableHysteresis of [false, true]) {
      scrollTo(0);
      const { container, unmount } = render(<Trigger disableHysteresis={disableHysteresis} />);
      const results = [100, 101, 500, 499, 90].map((y) => {
        scrollTo(y);
        return container.textContent;
      });
      expect(results).toEqual(['false', 'true', 'true', String(disableHysteresis), 'false']);
      unmount();
    }
  });
});

describe('#color', () => {
  const backgroundOf = (mode: 'light' | 'dark', props: AppBarProps) => {
    const { unmount } = render(
      <ThemeProvider theme={createTheme({ palette: { mode } })}>
        <AppBar {...props}>Bar</AppBar>
      </ThemeProvider>,
    );
    const found = getComputedStyle(screen.getByText('Bar')).backgroundColor;
    unmount();
    return found;
  };
  const paper = (mode: 'light' | 'dark') => backgroundOf(mode, { color: 'inherit' });

  test('In dark mode, palette colors and gray have no effect', () => {
    for (const color of ['primary', 'secondary', 'default'] as const) {
      expect(backgroundOf('dark', { color })).toBe(paper('dark'));
      expect(backgroundOf('light', { color })).not.toBe(paper('light'));
    }
  });

  test('`enableColorOnDark` keeps the color', () => {
    expect(backgroundOf('dark', { color: 'primary', enableColorOnDark: true })).not.toBe(
      paper('dark'),
    );
  });
});

describe('#accessibility', () => {
  test('The bar is a `<header>`', () => {
    render(<AppBar>Bar</AppBar>);
    expect(screen.getByRole('banner').tagName).toBe('HEADER');
  });

  test('`Toolbar` has no role', () => {
    render(<Toolbar />);
    expect(toolbar().tagName).toBe('DIV');
    expect(toolbar()).not.toHaveAttribute('role');
  });

  test('With `role="toolbar"`, users expect the arrow keys to move between buttons, which `Toolbar` doesn\'t support', async () => {
    render(
      <Toolbar role="toolbar">
        <button>Save</button>
        <button>Share</button>
      </Toolbar>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{End}');
    expect(screen.getByText('Save')).toHaveFocus();
  });
});

describe('#troubleshooting', () => {
  test('A `fixed` `AppBar` has this class', () => {
    const { rerender } = render(<AppBar>Bar</AppBar>);
    expect(screen.getByText('Bar')).toHaveClass('mui-fixed');
    for (const position of ['sticky', 'static', 'absolute'] as const) {
      rerender(<AppBar position={position}>Bar</AppBar>);
      expect(screen.getByText('Bar')).not.toHaveClass('mui-fixed');
    }
  });
});
