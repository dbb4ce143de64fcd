import { render, screen } from '@testing-library/react';
import Container, { type ContainerProps } from '@mui/material/Container';
import { createTheme, ThemeProvider, type ThemeOptions } from '@mui/material/styles';

const element = () => screen.getByText('Text');
const show = (props: ContainerProps = {}, theme: ThemeOptions = {}) =>
  render(
    <ThemeProvider theme={createTheme(theme)}>
      <Container {...props}>Text</Container>
    </ThemeProvider>,
  );

interface Style {
  /** Start of the media query, 0 without a query. */
  readonly from: number;
  readonly style: CSSStyleDeclaration;
}
const stylesIn = (rules: Iterable<CSSRule>, from: number): Style[] =>
  [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule) {
      const start = Number(/min-width:\s*([\d.]+)px/.exec(rule.media.mediaText)?.[1] ?? Infinity);
      return stylesIn(rule.cssRules, start);
    }
    return rule instanceof CSSStyleRule && element().matches(rule.selectorText)
      ? [{ from, style: rule.style }]
      : [];
  });
/** Returns the value that applies in a window of this width: all rules have the same specificity, so the last one wins. */
const valueAt = (width: number, property: string) =>
  [...document.styleSheets]
    .flatMap((sheet) => stylesIn(sheet.cssRules, 0))
    .filter(({ from, style }) => from <= width && style.getPropertyValue(property) !== '')
    .at(-1)
    ?.style.getPropertyValue(property);
const maximaOf = (props: ContainerProps, widths: readonly number[], theme?: ThemeOptions) => {
  const { unmount } = show(props, theme);
  const result = widths.map((width) => valueAt(width, 'max-width'));
  unmount();
  return result;
};
const paddingsOf = (props: ContainerProps, theme?: ThemeOptions) => {
  const { unmount } = show(props, theme);
  const result = [400, 599, 600, 1600].map((width) => [
    valueAt(width, 'padding-left'),
    valueAt(width, 'padding-right'),
  ]);
  unmount();
  return result;
};
const both = (...values: (string | undefined)[]) => values.map((value) => [value, value]);

afterEach(() => jest.restoreAllMocks());

// React logs each message only once, so this section comes before other tests with a number.
describe('#troubleshooting', () => {
  test('A container centers only itself, and only horizontally', () => {
    show();
    for (const property of ['display', 'text-align', 'align-items', 'margin-top', 'min-height']) {
      expect(valueAt(1600, property)).toBeUndefined();
    }
  });

  test('React 18 logs this message if the value is a number', () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => {});
    show({ maxWidth: 700 as unknown as 'sm' });
    expect(report.mock.calls.flat().join(' ')).toContain('Invalid prop `maxWidth` supplied');
    report.mockClear();
    show({ maxWidth: false });
    expect(report).not.toHaveBeenCalled();
  });
});

describe('#basic', () => {
  test('`maxWidth` is `lg` by default, so a container is at most 1200 pixels wide', () => {
    expect(maximaOf({}, [1199, 1200, 1600, 5000])).toEqual([
      undefined,
      '1200px',
      '1200px',
      '1200px',
    ]);
    show();
    expect(element()).toHaveClass('MuiContainer-maxWidthLg');
    expect(valueAt(400, 'width')).toBe('100%');
  });

  test('It has the same margin on both sides, and a padding of 16 pixels, or 24 pixels from the breakpoint `sm`', () => {
    expect(paddingsOf({})).toEqual(both('16px', '16px', '24px', '24px'));
    expect(paddingsOf({ maxWidth: 'xs', fixed: true })).toEqual(paddingsOf({}));
    show();
    expect(valueAt(1600, 'margin-left')).toBe('auto');
    expect(valueAt(1600, 'margin-right')).toBe('auto');
  });

  test('A container has no padding above and below', () => {
    show({ maxWidth: 'sm', fixed: true });
    for (const width of [400, 800, 2000]) {
      for (const property of ['padding', 'padding-top', 'padding-bottom', 'padding-block']) {
        expect(valueAt(width, property)).toBeUndefined();
      }
    }
    expect(valueAt(400, 'box-sizing')).toBe('border-box');
  });
});

describe('#max-width', () => {
  test('`xs` is a special case, because that breakpoint starts at 0:', () => {
    const maxima = { xs: 444, sm: 600, md: 900, lg: 1200, xl: 1536 } as const;
    for (const [maxWidth, value] of Object.entries(maxima)) {
      expect(maximaOf({ maxWidth: maxWidth as keyof typeof maxima }, [5000])).toEqual([
        `${value}px`,
      ]);
    }
    expect(maximaOf({ maxWidth: false }, [400, 5000])).toEqual([undefined, undefined]);
    expect(maximaOf({ maxWidth: 'xs' }, [300])).toEqual(['444px']);
  });

  test('`false` keeps the padding', () => {
    expect(paddingsOf({ maxWidth: false })).toEqual(paddingsOf({}));
  });
});

describe('#accessibility', () => {
  test('A container is a `<div>` without a role', () => {
    for (const props of [{}, { fixed: true, disableGutters: true }] as const) {
      const { unmount } = show(props);
      expect(element().tagName).toBe('DIV');
      expect(element().getAttributeNames()).toEqual(['class']);
      unmount();
    }
    show({ component: 'main' });
    expect(screen.getByRole('main')).toBe(element());
  });
});

describe('#custom-width', () => {
  test('with `maxWidth={720}`, the container has no maximum width', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const widths = [400, 719, 720, 1200, 5000];
    for (const maxWidth of [720, 600, 1200]) {
      for (const value of maximaOf({ maxWidth: maxWidth as unknown as 'sm' }, widths)) {
        expect(value ?? 'none').not.toMatch(/\d/);
      }
    }
    for (const value of maximaOf({ maxWidth: 'sm' }, [600, 5000])) {
      expect(value).toBe('600px');
    }
  });

  test('In wider windows, the style of the default `lg` wins, because it is in a media query', () => {
    const sx = { maxWidth: 720 };
    expect(maximaOf({ sx }, [400, 1199, 1200, 1600])).toEqual([
      '720px',
      '720px',
      '1200px',
      '1200px',
    ]);
    expect(maximaOf({ sx, maxWidth: false }, [400, 1600])).toEqual(['720px', '720px']);
  });
});

describe('#fixed', () => {
  test('`fixed` limits the width to the start of the current breakpoint: in a window of 1000 pixels, the container is at most 900 pixels wide', () => {
    const widths = [600, 899, 900, 1000, 1199, 1200];
    const maxima = ['600px', '600px', '900px', '900px', '900px', '1200px'];
    expect(maximaOf({ fixed: true }, widths)).toEqual(maxima);
    expect(maximaOf({ fixed: true, maxWidth: false }, widths)).toEqual(maxima);
  });

  test('The width therefore changes only at breakpoints; below the breakpoint `sm`, the container still fills its parent', () => {
    for (const maxWidth of ['lg', false] as const) {
      expect(maximaOf({ fixed: true, maxWidth }, [320, 599])).toEqual([undefined, undefined]);
    }
    const widths = Array.from({ length: 100 }, (_, index) => 600 + index * 10);
    const maxima = maximaOf({ fixed: true, maxWidth: false }, widths);
    const changes = widths.filter((_, index) => index > 0 && maxima[index] !== maxima[index - 1]);
    expect(changes).toEqual([900, 1200, 1540]);
    show({ fixed: true });
    expect(valueAt(400, 'width')).toBe('100%');
  });

  test('`maxWidth` remains the upper limit,', () => {
    expect(maximaOf({ fixed: true }, [1300, 1536, 2000])).toEqual(['1200px', '1200px', '1200px']);
    expect(maximaOf({ fixed: true, maxWidth: 'sm' }, [700, 2000])).toEqual(['600px', '600px']);
    expect(maximaOf({ fixed: true, maxWidth: false }, [2000])).toEqual(['1536px']);
  });
});

describe('#gutters', () => {
  test('`disableGutters` removes the padding on both sides,', () => {
    const none = both(undefined, undefined, undefined, undefined);
    expect(paddingsOf({ disableGutters: true })).toEqual(none);
    expect(paddingsOf({ disableGutters: true, fixed: true, maxWidth: 'xs' })).toEqual(none);
  });

  test('`sx={{ px: 0 }}` alone changes the padding only below 600 pixels', () => {
    expect(paddingsOf({ sx: { px: 0 } })).toEqual(both('0px', '0px', '24px', '24px'));
    expect(paddingsOf({ sx: { px: { xs: 1, sm: 5 } } })).toEqual(
      both('8px', '8px', '40px', '40px'),
    );
  });
});

describe('#theme', () => {
  test('As in `sx`, a padding without a media query applies only below 600 pixels:', () => {
    const padding = { paddingLeft: 40, paddingRight: 40 };
    const expected = both('40px', '40px', '24px', '24px');
    const theme = { components: { MuiContainer: { styleOverrides: { root: padding } } } };
    expect(paddingsOf({}, theme)).toEqual(expected);
    expect(paddingsOf({ sx: { px: 5 } })).toEqual(expected);
  });

  test('A theme with other breakpoints changes the widths', () => {
    const values = { xs: 0, sm: 500, md: 800, lg: 1100, xl: 1800 };
    const theme = { breakpoints: { values } };
    expect(maximaOf({}, [1099, 1100, 5000], theme)).toEqual([undefined, '1100px', '1100px']);
    for (const name of ['sm', 'md', 'lg', 'xl'] as const) {
      expect(maximaOf({ maxWidth: name }, [5000], theme)).toEqual([`${values[name]}px`]);
    }
    expect(maximaOf({ fixed: true }, [499, 500, 900], theme)).toEqual([
      undefined,
      '500px',
      '800px',
    ]);
  });

  test('Without the check of `ownerState`, the padding of the theme also applies to containers with `disableGutters`', () => {
    const themed = (hasCheck: boolean): ThemeOptions => ({
      components: {
        MuiContainer: {
          styleOverrides: {
            root: ({ ownerState, theme }) =>
              hasCheck && ownerState.disableGutters
                ? {}
                : { [theme.breakpoints.up('sm')]: { paddingLeft: 40, paddingRight: 40 } },
          },
        },
      },
    });
    for (const hasCheck of [true, false]) {
      expect(paddingsOf({}, themed(hasCheck))).toEqual(both('16px', '16px', '40px', '40px'));
    }
    const none = [undefined, undefined] as const;
    expect(paddingsOf({ disableGutters: true }, themed(false))).toEqual(
      both(...none, '40px', '40px'),
    );
    expect(paddingsOf({ disableGutters: true }, themed(true))).toEqual(both(...none, ...none));
  });

  test('If the theme has no `lg`, the default has no effect, and the container is as wide as its parent', () => {
    const values = { mobile: 0, tablet: 640, laptop: 1024 };
    const theme = { breakpoints: { values } } as unknown as ThemeOptions;
    expect(maximaOf({}, [400, 1200, 5000], theme)).toEqual([undefined, undefined, undefined]);
    const maxWidth = 'tablet' as unknown as 'sm';
    expect(maximaOf({ maxWidth }, [639, 640, 5000], theme)).toEqual([undefined, '640px', '640px']);
  });

  test('Without `sm`, the padding is 16 pixels in all windows', () => {
    const all = both('16px', '16px', '16px', '16px');
    for (const values of [
      { mobile: 0, tablet: 640 },
      { xs: 0, md: 900, lg: 1200 },
    ]) {
      const theme = { breakpoints: { values } } as unknown as ThemeOptions;
      expect(paddingsOf({}, theme)).toEqual(all);
      expect(paddingsOf({ maxWidth: false }, theme)).toEqual(all);
    }
  });
});
