import * as React from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AppBar from '@mui/material/AppBar';
import Fab, { type FabProps } from '@mui/material/Fab';
import Snackbar from '@mui/material/Snackbar';
import SvgIcon from '@mui/material/SvgIcon';
import Zoom from '@mui/material/Zoom';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const fab = () => document.querySelector<HTMLElement>('.MuiFab-root')!;
const styleOf = (props: FabProps) => {
  const { unmount } = render(<Fab {...props}>A</Fab>);
  const { width, height, backgroundColor } = getComputedStyle(fab());
  unmount();
  return { width, height, backgroundColor };
};

describe('#basic', () => {
  test('`color` is `default` (gray) or a color of the palette', () => {
    expect(styleOf({}).backgroundColor).toBe('rgb(224, 224, 224)');
    expect(styleOf({ color: 'primary' }).backgroundColor).toBe('rgb(25, 118, 210)');
  });
});

describe('#size', () => {
  test('`size` is `large` by default, 56 pixels; `medium` is 48 pixels and `small` is 40', () => {
    expect(styleOf({})).toMatchObject({ width: '56px', height: '56px' });
    expect(styleOf({ size: 'medium' })).toMatchObject({ width: '48px', height: '48px' });
    expect(styleOf({ size: 'small' })).toMatchObject({ width: '40px', height: '40px' });
  });

  test('The extended button is 48, 40 or 34 pixels high', () => {
    const heights = (['large', 'medium', 'small'] as const).map(
      (size) => styleOf({ size, variant: 'extended' }).height,
    );
    expect(heights).toEqual(['48px', '40px', '34px']);
  });
});

describe('#position', () => {
  test('`Fab` stays where you render it, with `position: relative`', () => {
    render(<Fab>A</Fab>);
    expect(getComputedStyle(fab()).position).toBe('relative');
    expect(['', 'auto']).toContain(getComputedStyle(fab()).bottom);
  });

  test('Its `z-index` is 1050, below the [app bar](../app-bar/index.mdx) and drawers', () => {
    render(
      <>
        <Fab>A</Fab>
        <AppBar />
      </>,
    );
    expect(getComputedStyle(fab()).zIndex).toBe('1050');
    expect(getComputedStyle(document.querySelector('.MuiAppBar-root')!).zIndex).toBe('1100');
  });

  test('A [snackbar](../snackbars/index.mdx#position) has a `z-index` of 1400 and would cover the button: move one of the two, or hide the button while the message is shown', () => {
    render(<Snackbar open message="Sent" />);
    expect(getComputedStyle(document.querySelector('.MuiSnackbar-root')!).zIndex).toBe('1400');
  });
});

describe('#back-to-top', () => {
  test('`unmountOnExit` removes the hidden button from the page', async () => {
    const zoom = (isIn: boolean) => (
      <Zoom in={isIn} unmountOnExit timeout={0}>
        <Fab>A</Fab>
      </Zoom>
    );
    const { rerender } = render(zoom(true));
    expect(fab()).toBeVisible();
    rerender(zoom(false));
    await waitFor(() => expect(fab()).toBeNull());
  });

  test('Without `unmountOnExit`, the button is invisible and not focusable', () => {
    render(
      <Zoom in={false}>
        <Fab>A</Fab>
      </Zoom>,
    );
    expect(fab()).not.toBeVisible();
    expect(fab().style.visibility).toBe('hidden');
  });
});

describe('#tabs', () => {
  test('`transitionDelay` in its `style` delays both directions', () => {
    const zoom = (isIn: boolean) => (
      <Zoom in={isIn} style={{ transitionDelay: '0.15s' }}>
        <Fab>A</Fab>
      </Zoom>
    );
    const { rerender } = render(zoom(false));
    for (const isIn of [true, false]) {
      rerender(zoom(isIn));
      expect(fab().style.transition).toContain(' 0.15s');
    }
  });
});

describe('#accessibility', () => {
  test('An icon has no accessible name:', async () => {
    render(
      <Fab>
        <SvgIcon />
      </Fab>,
    );
    expect(screen.getByRole('button')).not.toHaveAccessibleName();
    await userEvent.tab();
    expect(fab()).toHaveFocus();
  });

  test('With `href`, the button is a link', () => {
    render(<Fab href="/new">A</Fab>);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/new');
  });
});

describe('#troubleshooting', () => {
  test('With the CSS variables of the theme, its icon has the text color, which is white in dark mode', () => {
    const theme = createTheme({ cssVariables: true, palette: { mode: 'dark' } });
    expect(theme.palette.text.primary).toBe('#fff');
    for (const [color, isText] of [
      ['default', true],
      ['primary', false],
    ] as const) {
      const { unmount } = render(
        <ThemeProvider theme={theme}>
          <Fab color={color}>A</Fab>
        </ThemeProvider>,
      );
      const style = getComputedStyle(fab());
      expect(style.color.includes('palette-text-primary')).toBe(isText);
      expect(style.backgroundColor.endsWith('-300)')).toBe(isText);
      unmount();
    }
  });
});
