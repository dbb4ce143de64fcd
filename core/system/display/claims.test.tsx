import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Tooltip from '@mui/material/Tooltip';
import { createTheme, ThemeProvider, type SxProps, type Theme } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';

/** Renders a box and returns its generated CSS, with `&` as the class. */
function css(sx: SxProps<Theme>, theme = createTheme()) {
  const container = document.createElement('div');
  const cache = createCache({ key: 'css', speedy: false, container, stylisPlugins: [] });
  const { unmount } = render(
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <Box sx={sx} />
      </ThemeProvider>
    </CacheProvider>,
  );
  unmount();
  return container.textContent!.replace(/\.css-[\w-]+/g, '&');
}

describe('#', () => {
  test('None of these keys use the theme: their values are written to the CSS unchanged', () => {
    const names = {
      display: 'display',
      visibility: 'visibility',
      overflow: 'overflow',
      textOverflow: 'text-overflow',
      whiteSpace: 'white-space',
    };
    const part = { wide: 'block', main: 'flex' };
    const options = Object.fromEntries(Object.keys(names).map((key) => [key, part]));
    for (const theme of [
      createTheme(options as object),
      createTheme({ ...options, cssVariables: true } as object),
    ]) {
      for (const [key, name] of Object.entries(names)) {
        for (const value of ['wide', 'main', 'primary.main', 'inherit', 'body1', 'md']) {
          expect(css({ [key]: value }, theme)).toBe(`&{${name}:${value};}`);
        }
      }
    }
  });
});

describe('#hide', () => {
  test('Whether users can still reach the content depends on the method:', async () => {
    const user = userEvent.setup();
    const METHODS: [string, SxProps<Theme>, boolean][] = [
      ['none', { display: 'none' }, false],
      ['hidden', { visibility: 'hidden' }, false],
      ['opacity', { opacity: 0 }, true],
      ['visually', visuallyHidden, true],
    ];
    for (const [name, sx, isReachable] of METHODS) {
      const { rerender, unmount } = render(
        <Box>
          <input aria-label={name} />
        </Box>,
      );
      screen.getByLabelText<HTMLInputElement>(name).value = 'typed';
      rerender(
        <Box sx={sx}>
          <input aria-label={name} />
        </Box>,
      );
      expect(screen.queryAllByRole('textbox', { name })).toHaveLength(isReachable ? 1 : 0);
      await user.tab();
      expect(screen.getByLabelText(name).matches(':focus')).toBe(isReachable);
      expect(screen.getByLabelText(name)).toHaveValue('typed');
      unmount();
    }
    expect(visuallyHidden).toMatchObject({ position: 'absolute', overflow: 'hidden' });

    const condition = <input aria-label="condition" />;
    const { rerender } = render(<Box>{condition}</Box>);
    screen.getByLabelText<HTMLInputElement>('condition').value = 'typed';
    rerender(<Box>{null}</Box>);
    expect(screen.queryByLabelText('condition')).toBeNull();
    rerender(<Box>{condition}</Box>);
    expect(screen.getByLabelText('condition')).toHaveValue('');
  });
});

describe('#overflow', () => {
  test("Menus, tooltips and the list of a `Select` aren't cut off, because they are rendered at the end of `<body>`", () => {
    const POPUPS = [
      [
        'tooltip',
        <Tooltip key="tooltip" open title="Tip">
          <button>Save</button>
        </Tooltip>,
      ],
      [
        'menu',
        <Menu key="menu" open anchorEl={document.body}>
          <MenuItem>Copy</MenuItem>
        </Menu>,
      ],
      [
        'listbox',
        <Select key="select" open value="a" inputProps={{ 'aria-label': 'Size' }}>
          <MenuItem value="a">Small</MenuItem>
        </Select>,
      ],
    ] as const;
    for (const [role, element] of POPUPS) {
      const { unmount } = render(
        <Box data-testid="box" sx={{ overflow: 'hidden' }}>
          {element}
        </Box>,
      );
      const popup = screen.getByRole(role, { hidden: true });
      expect(screen.getByTestId('box')).not.toContainElement(popup);
      const root = [...document.body.children].find((child) => child.contains(popup))!;
      expect(root as HTMLElement).not.toContainElement(screen.getByTestId('box'));
      expect(root).toBe(document.body.lastElementChild);
      unmount();
    }
  });
});

describe('#text-overflow', () => {
  test('The number has no unit', () => {
    expect(css({ WebkitLineClamp: 2 })).toBe('&{-webkit-line-clamp:2;}');
  });

  test('and can depend on breakpoints', () => {
    expect(css({ WebkitLineClamp: { xs: 2, md: 4 } })).toBe(
      '@media (min-width:0px){&{-webkit-line-clamp:2;}}' +
        '@media (min-width:900px){&{-webkit-line-clamp:4;}}',
    );
  });
});

describe('#print', () => {
  test('It overrides `display` in the same object, whatever their order, even if `display` has values for breakpoints', () => {
    for (const display of ['flex', 'none', { xs: 'block', md: 'flex' }, { lg: 'none' }]) {
      for (const sx of [
        { display, displayPrint: 'inline' },
        { displayPrint: 'inline', display },
      ]) {
        expect(css(sx)).toMatch(/display:\w+;.*@media print\{&\{display:inline;\}\}$/);
      }
    }
    // Not so in another object: a later element of an array with breakpoints wins.
    expect(css([{ displayPrint: 'inline' }, { display: { xs: 'block' } }])).toMatch(
      /@media print.*display:block;\}\}$/,
    );
  });
});

describe('#troubleshooting', () => {
  test("With `display: { xs: 'none' }` as the last element, the box is hidden at every width", () => {
    const rest = { display: { xs: 'flex', md: 'grid' } };
    expect(css([rest, { display: 'none' }])).toMatch(
      /^&\{display:none;\}.*display:flex;.*display:grid;\}\}$/,
    );
    expect(css([rest, { display: { xs: 'none' } }])).toMatch(
      /display:flex;.*display:grid;.*@media \(min-width:0px\)\{&\{display:none;\}\}$/,
    );
  });

  test("`display: 'flex'` in `sx` overrides the attribute", () => {
    const { rerender } = render(<Box hidden data-testid="box" />);
    expect(screen.getByTestId('box')).not.toBeVisible();
    rerender(<Box hidden data-testid="box" sx={{ display: 'flex' }} />);
    expect(getComputedStyle(screen.getByTestId('box')).display).toBe('flex');
  });
});
