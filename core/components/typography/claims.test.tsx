import { render, screen } from '@testing-library/react';
import Box from '@mui/material/Box';
import { createTheme, responsiveFontSizes, ThemeProvider } from '@mui/material/styles';
import Typography, { type TypographyProps } from '@mui/material/Typography';

const element = () => screen.getByText('Text');
const show = (props: TypographyProps = {}) => render(<Typography {...props}>Text</Typography>);
const look = (props: TypographyProps = {}) => {
  const { unmount } = show(props);
  const { color, fontSize, lineHeight, marginTop, display } = getComputedStyle(element());
  const result = { tag: element().tagName, color, fontSize, lineHeight, marginTop, display };
  unmount();
  return result;
};
const pixels = (variant: NonNullable<TypographyProps['variant']>) =>
  Number.parseFloat(look({ variant }).fontSize) * 16;

afterEach(() => jest.restoreAllMocks());

describe('#basic', () => {
  test('`variant` sets the style, `body1` by default', () => {
    const { unmount } = show();
    expect(element()).toHaveClass('MuiTypography-body1');
    unmount();
    expect(look()).toEqual(look({ variant: 'body1' }));
    expect(look()).not.toEqual(look({ variant: 'body2' }));
  });

  test('All margins are 0', () => {
    for (const variant of ['h1', 'h6', 'body1', 'subtitle2', 'caption'] as const) {
      const { unmount } = show({ variant });
      expect(element()).toHaveStyle({ margin: '0px' });
      unmount();
    }
  });

  test('adds a bottom margin of 0.35 times the font size', () => {
    show({ gutterBottom: true });
    expect(getComputedStyle(element()).marginBottom).toBe('0.35em');
  });

  test('has no effect on `caption`, `overline` and `button`, which are inline `<span>` elements', () => {
    for (const variant of ['caption', 'overline', 'button'] as const) {
      const { tag, display } = look({ variant, gutterBottom: true });
      expect(tag).toBe('SPAN');
      expect(['', 'inline']).toContain(display);
    }
  });
});

describe('#variants', () => {
  test('96, 60, 48, 34, 24 and 20 pixels from `h1` to `h6`', () => {
    const sizes = (['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const).map(pixels);
    expect(sizes).toEqual([96, 60, 48, 34, 24, 20]);
  });

  test('`subtitle2`, `body2` and `button` 14, `caption` and `overline` 12', () => {
    expect((['subtitle1', 'body1'] as const).map(pixels)).toEqual([16, 16]);
    expect((['subtitle2', 'body2', 'button'] as const).map(pixels)).toEqual([14, 14, 14]);
    expect((['caption', 'overline'] as const).map(pixels)).toEqual([12, 12]);
  });

  test('`variant="inherit"` inherits the font, size and line height from the parent element', () => {
    show({ variant: 'inherit' });
    const rules = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
      .filter((text) => [...element().classList].some((name) => text.startsWith(`.${name}`)));
    const text = rules.find((rule) => rule.includes('inherit'));
    for (const property of ['font', 'line-height', 'letter-spacing']) {
      expect(text).toMatch(new RegExp(`[ ;{]${property}(-size)?: ?inherit`));
    }
  });

  test("set `typography` in `sx`: `<Box sx={{ typography: 'body2' }}>`", () => {
    const { fontSize } = look({ variant: 'body2' });
    render(<Box sx={{ typography: 'body2' }}>Text</Box>);
    expect(getComputedStyle(element()).fontSize).toBe(fontSize);
  });
});

describe('#component', () => {
  test("`component` sets the HTML element and doesn't change the style", () => {
    for (const component of ['h1', 'label', 'div'] as const) {
      const { unmount } = render(
        <Typography variant="h6" component={component}>
          Text
        </Typography>,
      );
      expect(element().tagName).toBe(component.toUpperCase());
      expect(element()).toHaveClass('MuiTypography-h6');
      expect(getComputedStyle(element()).fontSize).toBe('1.25rem');
      unmount();
    }
  });

  test('`subtitle1` and `subtitle2` render an `<h6>`:', () => {
    expect(look({ variant: 'subtitle1' }).tag).toBe('H6');
    expect(look({ variant: 'subtitle2' }).tag).toBe('H6');
  });

  test('Variants that are not in the mapping keep their element', () => {
    const theme = createTheme({
      components: { MuiTypography: { defaultProps: { variantMapping: { subtitle1: 'p' } } } },
    });
    render(
      <ThemeProvider theme={theme}>
        <Typography variant="subtitle1">One</Typography>
        <Typography variant="h2">Two</Typography>
      </ThemeProvider>,
    );
    expect(screen.getByText('One').tagName).toBe('P');
    expect(screen.getByText('Two').tagName).toBe('H2');
  });
});

describe('#truncate', () => {
  test('`noWrap` keeps the text on one line and truncates it with an ellipsis', () => {
    show({ noWrap: true });
    expect(element()).toHaveStyle({
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    });
  });

  test('It does not truncate inline text such as `caption`', () => {
    const { tag, display } = look({ variant: 'caption', noWrap: true });
    expect(tag).toBe('SPAN');
    expect(['', 'inline']).toContain(display);
  });
});

describe('#color', () => {
  test('`align` is `inherit` by default', () => {
    for (const align of [undefined, 'inherit'] as const) {
      const { unmount } = show({ align });
      expect(element().className).not.toContain('MuiTypography-align');
      expect(element().style.getPropertyValue('--Typography-textAlign')).toBe('');
      unmount();
    }
    show({ align: 'right' });
    expect(element()).toHaveClass('MuiTypography-alignRight');
  });

  test('or `textPrimary`, `textSecondary` or `textDisabled`', () => {
    const { palette } = createTheme();
    const compact = (text: string) => text.replaceAll(' ', '');
    const colorOf = (color: string) => compact(look({ color }).color);
    expect(colorOf('textPrimary')).toBe(compact(palette.text.primary));
    expect(colorOf('textSecondary')).toBe(compact(palette.text.secondary));
    expect(colorOf('textDisabled')).toBe(compact(palette.text.disabled));
    expect(colorOf('error')).toBe('rgb(211,47,47)');
    expect(colorOf('primary')).toBe('rgb(25,118,210)');
  });

  test('Such keys also work as props, for example `mt={2}`', () => {
    expect(look({ mt: 2 }).marginTop).toBe('16px');
    expect(look({ sx: { mt: 2 } }).marginTop).toBe('16px');
  });
});

describe('#theme', () => {
  test('It renders a `<span>`', () => {
    const theme = createTheme({
      typography: Object.fromEntries([['price', { fontSize: '2rem' }]]),
    });
    const variant = 'price' as 'body1';
    const { rerender } = render(
      <ThemeProvider theme={theme}>
        <Typography variant={variant}>Text</Typography>
      </ThemeProvider>,
    );
    expect(element().tagName).toBe('SPAN');
    expect(getComputedStyle(element()).fontSize).toBe('2rem');
    rerender(
      <ThemeProvider theme={theme}>
        <Typography variant={variant} variantMapping={{ price: 'p' } as Record<string, string>}>
          Text
        </Typography>
      </ThemeProvider>,
    );
    expect(element().tagName).toBe('P');
  });
});

describe('#responsive', () => {
  const { typography } = responsiveFontSizes(createTheme());

  test('`h1` starts at 56 pixels instead of 96', () => {
    expect(typography.h1.fontSize).toBe('3.5rem');
    expect(createTheme().typography.h1.fontSize).toBe('6rem');
    const largest = Object.values(typography.h1).at(-1);
    expect(Number.parseFloat((largest as { fontSize: string }).fontSize)).toBeCloseTo(6, 0);
  });

  test('Variants of 16 pixels or less keep their size', () => {
    for (const variant of ['body1', 'body2', 'subtitle1', 'caption'] as const) {
      expect(typography[variant]).toEqual(createTheme().typography[variant]);
    }
    expect(typography.h6).not.toEqual(createTheme().typography.h6);
  });
});

describe('#accessibility', () => {
  test('Sizes are in `rem`', () => {
    for (const variant of ['h1', 'h6', 'body1', 'body2', 'caption', 'overline'] as const) {
      expect(look({ variant }).fontSize).toMatch(/^[\d.]+rem$/);
    }
  });
});

describe('#troubleshooting', () => {
  test('One `Typography` contains another', () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { unmount } = render(
      <Typography>
        Outer <Typography component="span">inner</Typography>
      </Typography>,
    );
    expect(errors).not.toHaveBeenCalled();
    unmount();
    render(
      <Typography>
        Outer <Typography>inner</Typography>
      </Typography>,
    );
    expect(errors.mock.calls.flat().map(String).join(' ')).toMatch(/cannot appear as a descendant/);
  });
});
