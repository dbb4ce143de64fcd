// cspell:words noflip
import * as React from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { fireEvent, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import rtlPlugin from 'stylis-plugin-rtl';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Menu from '@mui/material/Menu';
import Popover from '@mui/material/Popover';
import Popper from '@mui/material/Popper';
import Slider from '@mui/material/Slider';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import {
  createTheme,
  keyframes,
  styled,
  StyledEngineProvider,
  ThemeProvider,
  useTheme,
  type SxProps,
  type Theme,
} from '@mui/material/styles';

const rtlTheme = createTheme({ direction: 'rtl' });

/** Renders an element and returns its generated CSS, with `&` as the class. */
function cssOf(element: React.ReactElement, stylisPlugins = [rtlPlugin], theme = rtlTheme) {
  const container = document.createElement('div');
  const cache = createCache({ key: 'css', speedy: false, container, stylisPlugins });
  const { unmount } = render(
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>{element}</ThemeProvider>
    </CacheProvider>,
  );
  unmount();
  return container.textContent!.replace(/\.css-[\w-]+/g, '&');
}

const css = (sx: SxProps<Theme>, stylisPlugins?: (typeof rtlPlugin)[]) =>
  cssOf(<Box sx={sx} />, stylisPlugins);

const inRtl = (element: React.ReactElement) => (
  <ThemeProvider theme={rtlTheme}>{element}</ThemeProvider>
);

describe('#set-up', () => {
  test('The theme sets no `dir` attribute, neither in the page nor on components', () => {
    const { baseElement } = render(
      inRtl(
        <>
          <TextField label="Name" />
          <Slider aria-label="Nights" />
          <Tooltip open title="Saved">
            <Button>Save</Button>
          </Tooltip>
          <Dialog open>Text</Dialog>
        </>,
      ),
    );
    expect(document.dir).toBe('');
    expect(baseElement.querySelectorAll('.MuiSlider-root, [role="dialog"]')).toHaveLength(2);
    expect(document.querySelectorAll('[dir]')).toHaveLength(0);
  });

  test('`stylisPlugins` replaces the default plugin, which adds vendor prefixes such as `-webkit-user-select`', () => {
    expect(css({ userSelect: 'none' })).toBe('&{user-select:none;}');
    const container = document.createElement('div');
    render(
      <CacheProvider value={createCache({ key: 'css', speedy: false, container })}>
        <Box sx={{ userSelect: 'none' }} />
      </CacheProvider>,
    );
    expect(container.textContent).toContain('-webkit-user-select:none;');
  });

  test("With `direction: 'rtl'`, <kbd>Arrow Left</kbd> increases the value of a [slider](../../components/slider/index.mdx) and focuses the next [tab](../../components/tabs/index.mdx)", async () => {
    for (const [direction, value, tab] of [
      ['rtl', '4', 'Second'],
      ['ltr', '2', 'Third'],
    ] as const) {
      const { unmount } = render(
        <ThemeProvider theme={createTheme({ direction })}>
          <Slider aria-label="Nights" defaultValue={3} max={7} />
          <Tabs value={0} aria-label="Steps">
            <Tab label="First" />
            <Tab label="Second" />
            <Tab label="Third" />
          </Tabs>
        </ThemeProvider>,
      );
      fireEvent.keyDown(screen.getByRole('slider'), { key: 'ArrowLeft' });
      expect(screen.getByRole('slider')).toHaveValue(value);
      React.act(() => screen.getByRole('tab', { name: 'First' }).focus());
      await userEvent.keyboard('{ArrowLeft}');
      expect(screen.getByRole('tab', { name: tab })).toHaveFocus();
      unmount();
    }
  });
});

describe('#switch', () => {
  test('Create a cache for each direction, and give each cache a different `key`: with the same key, equal styles have the same class name in both caches, so only one direction can apply', () => {
    const classIn = (key: string, stylisPlugins?: (typeof rtlPlugin)[]) => {
      const { container, unmount } = render(
        <CacheProvider value={createCache({ key, stylisPlugins })}>
          <Box sx={{ ml: '3px' }} />
        </CacheProvider>,
      );
      const { className } = container.firstElementChild!;
      unmount();
      return className;
    };
    expect(classIn('same')).toBe(classIn('same', [rtlPlugin]));
    expect(classIn('one')).not.toBe(classIn('other', [rtlPlugin]));
  });
});

describe('#mirrored', () => {
  test('`stylis-plugin-rtl` mirrors the styles of `sx`, `styled` and the theme, including media queries and keyframes', () => {
    expect(css({ left: '1px' })).toBe('&{right:1px;}');
    const Shifted = styled('div')({ left: '2px' });
    expect(cssOf(<Shifted />)).toBe('&{right:2px;}');
    const theme = createTheme({
      components: { MuiButton: { styleOverrides: { root: { left: '3px' } } } },
    });
    expect(cssOf(<Button>Save</Button>, [rtlPlugin], theme)).toContain('right:3px;');
    expect(css({ left: { md: '4px' } })).toBe('@media (min-width:900px){&{right:4px;}}');
    const move = keyframes({ from: { left: '5px' } });
    expect(css({ animation: `${move} 1s` })).toContain('{from{right:5px;}}');
  });

  test('Margins, paddings, borders, corners, positions, shadows, `textAlign`, `float` and horizontal `translate` values change sides;', () => {
    for (const [styles, result] of [
      [{ marginLeft: '1px' }, 'margin-right:1px'],
      [{ padding: '1px 2px 3px 4px' }, 'padding:1px 4px 3px 2px'],
      [{ borderLeft: '1px solid' }, 'border-right:1px solid'],
      [{ borderTopLeftRadius: '3px' }, 'border-top-right-radius:3px'],
      [{ right: '3px' }, 'left:3px'],
      [{ boxShadow: '2px 0 3px red' }, 'box-shadow:-2px 0 3px red'],
      [{ textAlign: 'left' }, 'text-align:right'],
      [{ float: 'right' }, 'float:left'],
      [{ transform: 'translateX(10px)' }, 'transform:translateX(-10px)'],
      [{ transform: 'translate(-50%, 2px)' }, 'transform:translate(50%, 2px)'],
      [{ transform: 'translateY(10px)' }, 'transform:translateY(10px)'],
      [{ transform: 'rotate(90deg)' }, 'transform:rotate(90deg)'],
    ] as const) {
      expect(css(styles)).toBe(`&{${result};}`);
    }
  });

  test('Write your styles for left-to-right pages: `ml: 2` is a margin on the right of a mirrored page', () => {
    expect(css({ ml: 2 })).toBe('&{margin-right:16px;}');
  });

  test("The `style` prop and CSS files, because they don't pass through Emotion", () => {
    render(
      <CacheProvider value={createCache({ key: 'css', stylisPlugins: [rtlPlugin] })}>
        {inRtl(<Button style={{ marginLeft: 7 }}>Save</Button>)}
      </CacheProvider>,
    );
    expect(screen.getByRole('button').style.marginLeft).toBe('7px');
    expect(screen.getByRole('button').style.marginRight).toBe('');
  });

  test('Styles in `@container` and `@layer`, in version 2.1.1 of the plugin', () => {
    expect(css({ '@container (min-width:600px)': { left: '1px' } })).toContain('&{left:1px;}');
    expect(css({ left: { '@260': '2px' } })).toContain('&{left:2px;}');
    expect(css({ '@layer a': { left: '3px' } })).toContain('&{left:3px;}');
    expect(css({ '@media print': { left: '4px' } })).toContain('&{right:4px;}');
    expect(css({ '@supports (display:grid)': { left: '5px' } })).toContain('&{right:5px;}');
  });

  test('With `modularCssLayers` in the theme, the styles of the components are in layers and are not mirrored', () => {
    for (const [modularCssLayers, origin] of [
      [false, 'top right'],
      [true, 'top left'],
    ] as const) {
      const theme = createTheme({ direction: 'rtl', modularCssLayers });
      const styles = cssOf(<TextField label="Name" />, [rtlPlugin], theme);
      expect(styles.includes('@layer components')).toBe(modularCssLayers);
      expect(new Set(styles.match(/(?<=transform-origin:)top (?:left|right)/g))).toEqual(
        new Set([origin]),
      );
      const button = cssOf(<Button startIcon={<i />}>Save</Button>, [rtlPlugin], theme);
      expect(button.includes('margin-right:8px;margin-left:-4px')).toBe(modularCssLayers);
      expect(button.includes('margin-left:8px;margin-right:-4px')).toBe(!modularCssLayers);
    }
  });

  test("Values that the plugin doesn't parse: `inset`, each shadow after the first, `calc()` and `var()` in `translateX`, and four-value lists that contain `var()`", () => {
    for (const styles of [
      { inset: '1px 2px 3px 4px' },
      { transform: 'translateX(calc(1px + 2px))' },
      { transform: 'translateX(var(--shift))' },
      { padding: '1px 2px 3px var(--space)' },
      { margin: '1px var(--space) 3px 2px' },
    ]) {
      expect(css(styles)).toBe(css(styles, []));
      expect(css(styles)).toContain(Object.values(styles)[0]);
    }
    expect(css({ boxShadow: '1px 0 red, 2px 0 blue, 3px 0 green' })).toMatch(
      /-1px 0 red, ?2px 0 blue, ?3px 0 green/,
    );
    expect(css({ padding: '1px 2px 3px calc(1px + 2px)' })).toContain(
      '1px calc(1px + 2px) 3px 2px',
    );
  });

  test('Its position is computed in JavaScript, so `left` is always on the left', () => {
    const anchorEl = document.createElement('div');
    document.body.append(anchorEl);
    anchorEl.getBoundingClientRect = () => new DOMRect(100, 100, 200, 20);
    for (const direction of ['ltr', 'rtl'] as const) {
      for (const [horizontal, left] of [
        ['left', '100px'],
        ['right', '300px'],
      ] as const) {
        const { unmount } = render(
          <CacheProvider value={createCache({ key: 'css', stylisPlugins: [rtlPlugin] })}>
            <ThemeProvider theme={createTheme({ direction })}>
              <Popover open anchorEl={anchorEl} anchorOrigin={{ vertical: 'bottom', horizontal }}>
                Text
              </Popover>
            </ThemeProvider>
          </CacheProvider>,
        );
        expect(document.querySelector<HTMLElement>('.MuiPopover-paper')!.style.left).toBe(left);
        unmount();
      }
    }
    anchorEl.remove();
  });

  test('A [menu](../../components/menus/index.mdx) has a different default in right-to-left themes', () => {
    const anchorEl = document.body.appendChild(document.createElement('div'));
    anchorEl.getBoundingClientRect = () => new DOMRect(100, 100, 200, 20);
    for (const [direction, left] of [
      ['ltr', '100px'],
      ['rtl', '300px'],
    ] as const) {
      const { unmount } = render(
        <ThemeProvider theme={createTheme({ direction })}>
          <Menu open anchorEl={anchorEl}>
            Text
          </Menu>
        </ThemeProvider>,
      );
      expect(document.querySelector<HTMLElement>('.MuiMenu-paper')!.style.left).toBe(left);
      unmount();
    }
    anchorEl.remove();
  });

  test('Only `-start` and `-end` are swapped, and only at the top and the bottom', () => {
    const first = (
      placement: 'left' | 'right' | 'left-start' | 'right-end' | 'bottom-start' | 'top-end',
    ) => {
      const seen: string[] = [];
      const anchor = document.createElement('div');
      const { unmount } = render(
        inRtl(
          <Popper open anchorEl={anchor} placement={placement}>
            {(props) => {
              seen.push(props.placement);
              return <div />;
            }}
          </Popper>,
        ),
      );
      unmount();
      return seen[0];
    };
    expect(first('bottom-start')).toBe('bottom-end');
    expect(first('top-end')).toBe('top-start');
    expect(first('left-start')).toBe('left-start');
    expect(first('right-end')).toBe('right-end');
    expect(first('left')).toBe('left');
    expect(first('right')).toBe('right');
  });
});

describe('#logical', () => {
  test("The plugin doesn't change them,", () => {
    for (const styles of [
      { marginInlineStart: '1px' },
      { paddingInlineEnd: '1px' },
      { insetInlineStart: '1px' },
      { borderInlineStart: '1px solid' },
      { textAlign: 'start' },
    ] as const) {
      expect(css(styles)).toBe(css(styles, []));
      expect(css(styles)).toContain(Object.values(styles)[0]);
    }
  });
});

describe('#noflip', () => {
  test('A `/* @noflip */` comment excludes one declaration: in objects, put the comment in the value; in template literals, put it before the property', () => {
    expect(css({ left: '/* @noflip */ 0', textAlign: '/* @noflip */ left', right: '1px' })).toBe(
      '&{left:0;text-align:left;left:1px;}',
    );
    const Track = styled('div')`
      /* @noflip */
      left: 1px;
      text-align: left;
    `;
    expect(cssOf(<Track />)).toBe('&{left:1px;text-align:right;}');
  });
});

describe('#popups', () => {
  test("`dir` on an element inside the page doesn't reach popups, because they are rendered at the end of the `body`", () => {
    const anchor = document.createElement('div');
    render(
      <div dir="rtl" data-testid="part">
        {inRtl(
          <>
            <Menu open anchorEl={anchor}>
              Text
            </Menu>
            <Dialog open>Text</Dialog>
            <Tooltip open title="Saved">
              <Button>Save</Button>
            </Tooltip>
          </>,
        )}
      </div>,
    );
    for (const selector of ['.MuiMenu-root', '.MuiDialog-root', '.MuiTooltip-popper']) {
      const popup = document.querySelector<HTMLElement>(selector)!;
      expect(popup.parentElement).toBe(document.body);
      expect(popup.closest('[dir]')).toBeNull();
    }
  });

  test('The theme and the cache also apply to popups', () => {
    const Direction = () => <i data-testid="direction">{useTheme().direction}</i>;
    const anchorEl = document.body.appendChild(document.createElement('div'));
    for (const [stylisPlugins, side, theme] of [
      [[rtlPlugin], 'right', rtlTheme],
      [[], 'left', createTheme()],
    ] as const) {
      const container = document.createElement('div');
      const cache = createCache({
        key: 'css',
        speedy: false,
        container,
        stylisPlugins: [...stylisPlugins],
      });
      const { unmount } = render(
        <CacheProvider value={cache}>
          <ThemeProvider theme={theme}>
            <Menu open anchorEl={anchorEl}>
              <Box sx={{ left: '9px' }}>
                <Direction />
              </Box>
            </Menu>
          </ThemeProvider>
        </CacheProvider>,
      );
      const direction = screen.getByTestId('direction');
      expect(direction.closest('.MuiMenu-root')!.parentElement).toBe(document.body);
      expect(direction).toHaveTextContent(theme.direction);
      expect(container.textContent).toContain(`{${side}:9px;}`);
      unmount();
    }
    anchorEl.remove();
  });
});

describe('#accessibility', () => {
  test('The library sets neither of them', () => {
    render(
      inRtl(
        <>
          <TextField label="Name" />
          <Menu open anchorEl={document.body}>
            Text
          </Menu>
        </>,
      ),
    );
    expect(document.querySelector('.MuiMenu-root')).toBeInTheDocument();
    expect(document.documentElement).not.toHaveAttribute('lang');
    expect(document.querySelectorAll('[dir], [lang]')).toHaveLength(0);
  });
});

describe('#troubleshooting', () => {
  test('`<StyledEngineProvider injectFirst>` inside `CacheProvider` replaces the cache', () => {
    for (const injectFirst of [false, true]) {
      const element = (
        <StyledEngineProvider injectFirst={injectFirst}>
          <Box sx={{ left: '9px' }} />
        </StyledEngineProvider>
      );
      expect(cssOf(element)).toBe(injectFirst ? '' : '&{right:9px;}');
    }
  });

  test('The theme has no `direction`, or a nested theme from `createTheme` resets it to `ltr`', () => {
    const directionIn = (inner: Theme) =>
      renderHook(() => useTheme(), {
        wrapper: ({ children }: { readonly children: React.ReactNode }) =>
          inRtl(<ThemeProvider theme={inner}>{children}</ThemeProvider>),
      }).result.current.direction;
    expect(directionIn(createTheme({ shape: { borderRadius: 9 } }))).toBe('ltr');
    expect(directionIn(createTheme({ direction: 'rtl' }))).toBe('rtl');
  });
});
