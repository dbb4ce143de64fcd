import * as React from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Button from '@mui/material/Button';
import Icon, { type IconProps } from '@mui/material/Icon';
import { createTheme, decomposeColor, getContrastRatio, ThemeProvider } from '@mui/material/styles';
import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';
import { createSvgIcon } from '@mui/material/utils';
import MirroredArrow from './demos/MirroredArrow';

const path = <path d="M0 0h24v24z" />;
const root = () => document.querySelector<SVGSVGElement>('svg')!;
const styleOf = (element: Element) => getComputedStyle(element);

const show = (props: SvgIconProps = {}) =>
  render(
    <SvgIcon {...props} ref={undefined}>
      {path}
    </SvgIcon>,
  );

describe('#basic', () => {
  test('Draw on a square of 24 by 24 units, or set `viewBox`, whose default is `0 0 24 24`', () => {
    const { unmount } = show();
    expect(root()).toHaveAttribute('viewBox', '0 0 24 24');
    unmount();
    show({ viewBox: '0 0 16 16' });
    expect(root()).toHaveAttribute('viewBox', '0 0 16 16');
  });

  test('The icon gets `fill: currentColor`, so paths without a `fill` have the color of the text', () => {
    for (const color of ['inherit', 'primary', 'disabled'] as const) {
      const { unmount } = show({ color });
      expect(styleOf(root()).fill.toLowerCase()).toBe('currentcolor');
      unmount();
    }
  });
});

describe('#size', () => {
  test('`fontSize` sets the width and the height: `medium` is the default with 24 pixels, `small` has 20, and `large` has 35', () => {
    const sizes = { medium: '1.5rem', small: '1.25rem', large: '2.1875rem' } as const;
    for (const fontSize of [undefined, 'medium', 'small', 'large'] as const) {
      const { unmount } = show({ fontSize });
      expect(root()).toHaveStyle({ width: '1em', height: '1em' });
      expect(root()).toHaveStyle({ fontSize: sizes[fontSize ?? 'medium'] });
      unmount();
    }
  });

  test('These sizes are in `rem`', () => {
    for (const fontSize of ['small', 'medium', 'large'] as const) {
      const { unmount } = show({ fontSize });
      expect(styleOf(root()).fontSize).toMatch(/^[\d.]+rem$/);
      unmount();
    }
  });

  test('With `inherit`, the icon is as large as the surrounding text', () => {
    for (const fontSize of ['inherit', 'medium'] as const) {
      const { unmount } = render(
        <p style={{ fontSize: 40 }}>
          <SvgIcon fontSize={fontSize}>{path}</SvgIcon>
        </p>,
      );
      expect(['inherit', '40px'].includes(styleOf(root()).fontSize)).toBe(fontSize === 'inherit');
      expect(root()).toHaveStyle({ width: '1em', height: '1em' });
      unmount();
    }
  });

  test('Icons keep their size in flex containers', () => {
    for (const fontSize of ['inherit', 'small', 'large'] as const) {
      const { unmount } = show({ fontSize });
      expect(root()).toHaveStyle({ flexShrink: '0' });
      unmount();
    }
  });
});

describe('#color', () => {
  test('A palette color that you added to the theme works too, provided that it has a `main` value', () => {
    const palette = { brand: { main: '#112233' }, other: { dark: '#445566' } };
    for (const [color, expected] of [
      ['brand', true],
      ['other', false],
    ] as const) {
      const { unmount } = render(
        <ThemeProvider theme={createTheme({ palette } as object)}>
          <div style={{ color: 'rgb(1, 2, 3)' }}>
            <SvgIcon color={color as 'primary'}>{path}</SvgIcon>
          </div>
        </ThemeProvider>,
      );
      expect(styleOf(root()).color === 'rgb(17, 34, 51)').toBe(expected);
      unmount();
    }
  });

  test("For colors outside the palette, use `sx={{ color: '#7c4dff' }}` or `htmlColor`, which sets the `color` attribute", () => {
    const { unmount } = show({ sx: { color: '#7c4dff' } });
    expect(root()).toHaveStyle({ color: '#7c4dff' });
    unmount();
    show({ htmlColor: '#7c4dff' });
    expect(root()).toHaveAttribute('color', '#7c4dff');
  });
});

describe('#create', () => {
  test('The icon has the name followed by `Icon` as its `data-testid`, such as `SailboatIcon`', () => {
    const Sailboat = createSvgIcon(path, 'Sailboat');
    render(<Sailboat color="primary" titleAccess="Boat" />);
    expect(screen.getByTestId('SailboatIcon')).toBe(root());
  });
});

describe('#svg', () => {
  const child = (
    <svg viewBox="0 0 16 16" fill="none" stroke="currentColor" width="48" height="48">
      {path}
    </svg>
  );

  test("It doesn't nest the two elements, but copies the attributes of the child to its own element", () => {
    render(<SvgIcon viewBox="0 0 1 1">{child}</SvgIcon>);
    expect(document.querySelectorAll('svg')).toHaveLength(1);
    expect(root()).toHaveClass('MuiSvgIcon-root');
    expect(root()).toHaveAttribute('viewBox', '0 0 16 16');
    expect(root()).toHaveAttribute('stroke', 'currentColor');
    expect(root().querySelector('path')).not.toBeNull();
  });

  test("In this case, the icon doesn't get a `fill`", () => {
    const { unmount } = render(<SvgIcon>{child}</SvgIcon>);
    expect(styleOf(root()).fill.toLowerCase()).not.toBe('currentcolor');
    unmount();
    render(
      <SvgIcon>
        <svg>{path}</svg>
      </SvgIcon>,
    );
    expect(root()).not.toHaveAttribute('fill');
    expect(styleOf(root()).fill.toLowerCase()).not.toBe('currentcolor');
  });

  test('A `className` of the `<svg>` replaces the classes `MuiSvgIcon-*`', () => {
    render(
      <SvgIcon className="outer">
        <svg className="inner">{path}</svg>
      </SvgIcon>,
    );
    expect(root()).toHaveClass('inner');
    expect(root()).not.toHaveClass('outer');
    expect([...root().classList].filter((name) => name.startsWith('MuiSvgIcon-'))).toEqual([]);
  });

  test('To change the size, use `fontSize`: the styles of the icon override the attributes `width` and `height`', () => {
    render(<SvgIcon fontSize="small">{child}</SvgIcon>);
    expect(root()).toHaveAttribute('width', '48');
    expect(root()).toHaveStyle({ width: '1em', height: '1em', fontSize: '1.25rem' });
  });

  test('`inheritViewBox` omits the default `viewBox`', () => {
    const Logo = (props: React.SVGProps<SVGSVGElement>) => <svg viewBox="0 0 80 20" {...props} />;
    const { unmount } = render(<SvgIcon component={Logo} />);
    expect(root()).toHaveAttribute('viewBox', '0 0 24 24');
    unmount();
    render(<SvgIcon component={Logo} inheritViewBox />);
    expect(root()).toHaveAttribute('viewBox', '0 0 80 20');
  });

  test('SVGR components have fixed children and ignore the `<title>` that `titleAccess` adds', () => {
    const Logo = (props: React.SVGProps<SVGSVGElement>) => (
      <svg viewBox="0 0 80 20" {...props}>
        {path}
      </svg>
    );
    const { unmount } = render(<SvgIcon component={Logo} titleAccess="Office" />);
    expect(document.querySelector('title')).toBeNull();
    expect(screen.getByRole('img')).not.toHaveAccessibleName();
    unmount();
    render(<SvgIcon component={Logo} inheritViewBox titleAccess="Office" aria-label="Office" />);
    expect(screen.getByRole('img', { name: 'Office' })).toBe(root());
  });

  test("For line icons, add `sx={{ fill: 'none' }}`, because the `fill` of `SvgIcon` overrides their attribute", () => {
    const Anchor = (props: React.SVGProps<SVGSVGElement>) => (
      <svg {...props} fill="none" stroke="currentColor">
        {path}
      </svg>
    );
    const { unmount } = render(<SvgIcon component={Anchor} inheritViewBox />);
    expect(root()).toHaveAttribute('fill', 'none');
    expect(styleOf(root()).fill.toLowerCase()).toBe('currentcolor');
    unmount();
    render(<SvgIcon component={Anchor} inheritViewBox sx={{ fill: 'none' }} />);
    expect(styleOf(root()).fill).toBe('none');
  });
});

describe('#font', () => {
  const showFont = (props: IconProps = {}) => render(<Icon {...props}>sailing</Icon>);
  const font = () => screen.getByText('sailing');

  test('`Icon` renders a `<span>`', () => {
    showFont();
    expect(font().tagName).toBe('SPAN');
  });

  test('`baseClassName` is `material-icons` by default;', () => {
    const { unmount } = showFont();
    expect(font()).toHaveClass('material-icons');
    unmount();
    showFont({ baseClassName: 'material-symbols-outlined' });
    expect(font()).toHaveClass('material-symbols-outlined');
    expect(font()).not.toHaveClass('material-icons');
  });

  test('`color` and `fontSize` are the same as those of `SvgIcon`, except that `large` has 36 pixels', () => {
    const colors = [
      'inherit',
      'action',
      'disabled',
      'primary',
      'secondary',
      'error',
      'info',
      'success',
      'warning',
    ] as const;
    for (const fontSize of ['small', 'medium', 'large', 'inherit'] as const) {
      for (const color of colors) {
        const { unmount } = render(
          <>
            <SvgIcon fontSize={fontSize} color={color}>
              {path}
            </SvgIcon>
            <Icon fontSize={fontSize} color={color}>
              sailing
            </Icon>
          </>,
        );
        expect(styleOf(font()).color).toBe(styleOf(root()).color);
        if (fontSize === 'large') {
          expect(styleOf(font()).fontSize).toBe('2.25rem');
        } else {
          expect(styleOf(font()).fontSize).toBe(styleOf(root()).fontSize);
        }
        unmount();
      }
    }
  });

  test('The class `notranslate` prevents browser translators from translating the name of the icon', () => {
    showFont({ baseClassName: 'fas', className: 'fa-ship' });
    expect(font()).toHaveClass('notranslate', 'fas', 'fa-ship');
  });
});

describe('#rtl', () => {
  test('`SvgIcon` has no prop for the direction of the text, and icons are not mirrored in right-to-left themes', () => {
    render(
      <ThemeProvider theme={createTheme({ direction: 'rtl' })}>
        <div dir="rtl">
          <SvgIcon>{path}</SvgIcon>
        </div>
      </ThemeProvider>,
    );
    expect(['', 'none']).toContain(styleOf(root()).transform);
    expect(root()).not.toHaveAttribute('transform');
  });

  test('The demo mirrors the arrow if the `direction` of the theme is `rtl`', () => {
    for (const direction of ['ltr', 'rtl'] as const) {
      const { unmount } = render(
        <ThemeProvider theme={createTheme({ direction })}>
          <MirroredArrow />
        </ThemeProvider>,
      );
      expect(root()).toHaveStyle({ transform: direction === 'rtl' ? 'scaleX(-1)' : 'none' });
      unmount();
    }
  });
});

describe('#accessibility', () => {
  test('Icons are hidden from screen readers by default', () => {
    show();
    expect(root()).toHaveAttribute('aria-hidden', 'true');
    expect(screen.queryByRole('img')).toBeNull();
  });

  test('`titleAccess` turns an icon without text into an image with this name', () => {
    show({ titleAccess: 'Ticket' });
    expect(screen.getByRole('img', { name: 'Ticket' })).toBe(root());
    expect(root()).not.toHaveAttribute('aria-hidden');
  });

  test('An `aria-label` without `titleAccess` has no effect, because the icon remains hidden', () => {
    show({ 'aria-label': 'Ticket' });
    expect(root()).toHaveAttribute('aria-hidden', 'true');
    expect(screen.queryByRole('img')).toBeNull();
  });

  test('`Icon` is hidden too and has no `titleAccess`', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    render(<Icon {...{ titleAccess: 'Boat' }}>sailing</Icon>);
    expect(screen.getByText('sailing')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.queryByRole('img')).toBeNull();
    error.mockRestore();
  });

  test('To name it, write `<Icon role="img" aria-hidden={false} aria-label="Boat">`', () => {
    render(
      <Icon role="img" aria-hidden={false} aria-label="Boat">
        sailing
      </Icon>,
    );
    expect(screen.getByRole('img', { name: 'Boat' })).toHaveTextContent('sailing');
  });

  test('`disabled` is below this contrast in both light and dark mode', () => {
    /** The contrast of a color, possibly translucent, with the background of the page. */
    const contrast = (color: string, background: string) => {
      const [red, green, blue, alpha = 1]: readonly number[] = decomposeColor(color).values;
      const back = decomposeColor(background).values;
      const mixed = [red, green, blue].map((value, index) =>
        Math.round(value * alpha + back[index] * (1 - alpha)),
      );
      return getContrastRatio(`rgb(${mixed.join(', ')})`, background);
    };
    for (const mode of ['light', 'dark'] as const) {
      const { action, background } = createTheme({ palette: { mode } }).palette;
      for (const back of [background.default, background.paper]) {
        expect(contrast(action.disabled, back)).toBeLessThan(3);
        expect(contrast(action.active, back)).toBeGreaterThan(3);
      }
    }
  });

  test('Icons are not tab stops', async () => {
    render(
      <>
        <SvgIcon titleAccess="Ticket">{path}</SvgIcon>
        <Icon>sailing</Icon>
        <button>After</button>
      </>,
    );
    expect(root()).toHaveAttribute('focusable', 'false');
    await userEvent.tab();
    expect(screen.getByText('After')).toHaveFocus();
  });
});

describe('#theme', () => {
  test('A variant adds a new value of `fontSize`:', () => {
    const theme = createTheme({
      components: {
        MuiSvgIcon: {
          defaultProps: { fontSize: 'small' },
          variants: [{ props: { fontSize: 'huge' as 'large' }, style: { fontSize: '4rem' } }],
        },
      },
    });
    for (const fontSize of [undefined, 'huge' as 'large']) {
      const { unmount } = render(
        <ThemeProvider theme={theme}>
          <SvgIcon fontSize={fontSize}>{path}</SvgIcon>
        </ThemeProvider>,
      );
      expect(root()).toHaveStyle({ fontSize: fontSize ? '4rem' : '1.25rem' });
      unmount();
    }
  });
});

describe('#troubleshooting', () => {
  /** The font size that wins in a browser: jsdom ignores the specificity of selectors. */
  const winningSize = (element: Element) => {
    const rules = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules] as CSSStyleRule[])
      .filter((rule) => rule.selectorText && rule.style.getPropertyValue('font-size') !== '')
      .filter((rule) => element.matches(rule.selectorText))
      .map((rule) => ({
        size: rule.style.getPropertyValue('font-size'),
        specificity: rule.selectorText.match(/[.:[]/g)!.length,
      }));
    return rules.reduce((best, rule) => (rule.specificity >= best.specificity ? rule : best)).size;
  };

  test('`startIcon` and `endIcon` override the size of their icon', () => {
    for (const place of ['startIcon', 'endIcon']) {
      for (const icon of [
        <SvgIcon key="prop" fontSize="large">
          {path}
        </SvgIcon>,
        <SvgIcon key="sx" sx={{ fontSize: 50 }}>
          {path}
        </SvgIcon>,
      ]) {
        const { unmount } = render(<Button {...{ [place]: icon }}>Sail</Button>);
        expect(winningSize(root())).toBe('20px');
        unmount();
      }
    }
  });

  test("Style the button instead: `sx={{ '& .MuiButton-startIcon > *:nth-of-type(1)': { fontSize: 28 } }}`", () => {
    render(
      <Button
        startIcon={<SvgIcon>{path}</SvgIcon>}
        sx={{ '& .MuiButton-startIcon > *:nth-of-type(1)': { fontSize: 28 } }}
      >
        Sail
      </Button>,
    );
    expect(winningSize(root())).toBe('28px');
  });

  test('or the same with `MuiButton-endIcon`', () => {
    render(
      <Button
        endIcon={<SvgIcon fontSize="large">{path}</SvgIcon>}
        sx={{ '& .MuiButton-endIcon > *:nth-of-type(1)': { fontSize: 28 } }}
      >
        Sail
      </Button>,
    );
    expect(winningSize(root())).toBe('28px');
  });
});
