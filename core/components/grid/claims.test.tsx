import * as React from 'react';
import { render, screen } from '@testing-library/react';
import LegacyGrid from '@mui/material/Grid';
import Grid, { type Grid2Props } from '@mui/material/Grid2';
import { createTheme, styled, ThemeProvider } from '@mui/material/styles';

const WIDTHS = { sm: 600, md: 900, lg: 1200, xl: 1536 };
const compact = (text: string) => text.replaceAll(/\s+/g, '');

/** Returns the CSS of an element without spaces: outside media queries, or from a breakpoint up. */
function cssOf(element: Element, breakpoint?: keyof typeof WIDTHS): string {
  const names = [...element.classList].filter((name) => name.startsWith('css-'));
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => compact(cssText)))
    .filter((text) => names.some((name) => text.includes(`.${name}{`) || text.includes(`${name}>`)))
    .filter((text) =>
      breakpoint === undefined
        ? !text.startsWith('@')
        : text.startsWith(`@media(min-width:${WIDTHS[breakpoint]}px)`),
    )
    .join('\n');
}

const widthOf = (size: number) =>
  compact(
    `width: calc(100% * ${size} / var(--Grid-parent-columns) - (var(--Grid-parent-columns) - ${size}) * (var(--Grid-parent-columnSpacing) / var(--Grid-parent-columns)))`,
  );

function showItem(props: Grid2Props = {}, container: Grid2Props = {}) {
  render(
    <Grid container data-testid="container" {...container}>
      <Grid data-testid="item" {...props}>
        Kiel
      </Grid>
    </Grid>,
  );
  return get('item');
}
const get = (id: string) => {
  const found = screen.getAllByTestId(id);
  return found[found.length - 1]!;
};

afterEach(() => jest.restoreAllMocks());

describe('#basic', () => {
  test('`container` turns a grid into a row of 12 columns, and `size` sets how many of them each child spans', () => {
    const item = showItem({ size: 5 });
    expect(cssOf(item)).toContain(widthOf(5));
    expect(cssOf(get('container'))).toContain('--Grid-parent-columns:12');
    expect(cssOf(get('container'))).toContain('display:flex');
    expect(cssOf(item)).not.toContain('display:flex');
  });

  test('When a row is full, the next item starts a new row, unless the container has `wrap="nowrap"`', () => {
    showItem();
    expect(cssOf(get('container'))).toContain('flex-wrap:wrap;');
    showItem({}, { wrap: 'nowrap' });
    expect(cssOf(get('container'))).toContain('flex-wrap:nowrap;');
    expect(cssOf(get('container'))).not.toContain('flex-wrap:wrap;');
  });

  test('Two items of size 6 fit in one row, because the width of an item accounts for its share of the gaps', () => {
    const item = showItem({ size: 6 }, { spacing: 3 });
    expect(cssOf(item)).toContain(widthOf(6));
    const width = (size: number, gap: number) => (1000 * size) / 12 - (12 - size) * (gap / 12);
    for (const gap of [0, 8, 40]) {
      expect(2 * width(6, gap) + gap).toBeCloseTo(1000);
      expect(width(3, gap) + width(4, gap) + width(5, gap) + 2 * gap).toBeCloseTo(1000);
    }
  });
});

describe('#responsive', () => {
  test('The keys can also be breakpoints that your theme adds', () => {
    const values = { xs: 0, ...WIDTHS, xxl: 2200 };
    for (const size of [3, 5]) {
      render(
        <ThemeProvider theme={createTheme({ breakpoints: { values } })}>
          <Grid data-testid="item" size={{ xs: 12, xxl: size } as Grid2Props['size']} />
        </ThemeProvider>,
      );
      const rules = [...document.styleSheets].flatMap((sheet) =>
        [...sheet.cssRules].map(({ cssText }) => compact(cssText)),
      );
      const name = [...get('item').classList].find((name) => name.startsWith('css-'));
      const rule = rules.find(
        (text) => text.startsWith('@media(min-width:2200px)') && text.includes(`.${name}{`),
      );
      expect(rule).toContain(widthOf(size));
      expect(cssOf(get('item'))).toContain(widthOf(12));
    }
    // Without that breakpoint in the theme, the key has no effect.
    const item = showItem({ size: { xs: 12, xxl: 3 } as Grid2Props['size'] });
    expect(cssOf(item)).not.toContain(widthOf(3));
  });

  test('Each value applies from its breakpoint up, and breakpoints compare the width of the window, not the width of the container', () => {
    const item = showItem({ size: { xs: 12, sm: 6, lg: 3 } });
    expect(cssOf(item)).toContain(widthOf(12));
    expect(cssOf(item, 'sm')).toContain(widthOf(6));
    expect(cssOf(item, 'md')).toBe('');
    expect(cssOf(item, 'lg')).toContain(widthOf(3));
    const rules = [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].map(({ cssText }) => cssText),
    );
    expect(rules.join('\n')).not.toContain('@container');
    const moved = showItem(
      { offset: { xs: 1, md: 2 } },
      {
        columns: { xs: 4, md: 8 },
        direction: { xs: 'column', md: 'row' },
        spacing: { xs: 1, md: 3 },
      },
    );
    expect(cssOf(moved)).toContain('margin-left:calc(100%*1/');
    expect(cssOf(moved, 'md')).toContain('margin-left:calc(100%*2/');
    const container = get('container');
    for (const [narrow, wide] of [
      ['--Grid-parent-columns:4;', '--Grid-parent-columns:8;'],
      ['flex-direction:column;', 'flex-direction:row;'],
      ['--Grid-rowSpacing:8px;', '--Grid-rowSpacing:24px;'],
      ['--Grid-columnSpacing:8px;', '--Grid-columnSpacing:24px;'],
    ] as const) {
      expect(cssOf(container)).toContain(narrow);
      expect(cssOf(container, 'sm')).toBe('');
      expect(cssOf(container, 'md')).toContain(wide);
    }
  });

  test('without it, an item is only as wide as its content below the first breakpoint in the object', () => {
    const item = showItem({ size: { md: 4 } });
    expect(cssOf(item)).not.toMatch(/[;{](width|flex-basis|flex-grow):/);
    expect(cssOf(item, 'sm')).toBe('');
    expect(cssOf(item, 'md')).toContain(widthOf(4));
  });

  test('`false` is ignored, so `{ xs: 12, sm: false, md: 4 }` still spans 12 columns at `sm`', () => {
    const item = showItem({ size: { xs: 12, sm: false, md: 4 } });
    expect(cssOf(item)).toContain(widthOf(12));
    expect(cssOf(item, 'sm')).toBe('');
    expect(cssOf(item, 'md')).toContain(widthOf(4));
  });
});

describe('#spacing', () => {
  test('A number is multiplied by the spacing of the theme, which is 8 pixels by default, and a string with a unit is used as is', () => {
    showItem({}, { spacing: 3 });
    expect(cssOf(get('container'))).toContain('--Grid-columnSpacing:24px');
    showItem({}, { spacing: '1.5rem' });
    expect(cssOf(get('container'))).toContain('--Grid-columnSpacing:1.5rem');
    render(
      <ThemeProvider theme={createTheme({ spacing: 5 })}>
        <Grid container spacing={3} data-testid="container" />
      </ThemeProvider>,
    );
    expect(cssOf(get('container'))).toContain('--Grid-columnSpacing:15px');
  });

  test('The default is 0', () => {
    showItem();
    expect(cssOf(get('container'))).toContain('--Grid-columnSpacing:0px');
    expect(cssOf(get('container'))).toContain('--Grid-rowSpacing:0px');
  });

  test('`rowSpacing` and `columnSpacing` override `spacing` in one direction', () => {
    showItem({}, { spacing: 1, rowSpacing: 4 });
    expect(cssOf(get('container'))).toContain('--Grid-rowSpacing:32px');
    expect(cssOf(get('container'))).toContain('--Grid-columnSpacing:8px');
    showItem({}, { spacing: 1, columnSpacing: 0 });
    expect(cssOf(get('container'))).toContain('--Grid-rowSpacing:8px');
    expect(cssOf(get('container'))).toContain('--Grid-columnSpacing:0px');
  });

  test('The gap is the CSS property `gap`, and the container has no negative margins', () => {
    const item = showItem({ size: 6 }, { spacing: 3 });
    expect(cssOf(get('container'))).toContain(
      'gap:var(--Grid-rowSpacing)var(--Grid-columnSpacing)',
    );
    for (const element of [item, get('container')]) {
      expect(cssOf(element)).not.toMatch(/margin|padding/);
    }
  });
});

describe('#grow', () => {
  test('`size="auto"` makes an item as wide as its content, and items with `size="grow"` share the rest of the row equally', () => {
    const auto = cssOf(showItem({ size: 'auto' }));
    for (const rule of ['flex-basis:auto', 'flex-grow:0', 'flex-shrink:0', 'width:auto']) {
      expect(auto).toContain(`;${rule};`);
    }
    const grow = cssOf(showItem({ size: 'grow' }));
    expect(grow).toContain(';flex-basis:0;');
    expect(grow).toContain(';flex-grow:1;');
    expect(grow).not.toMatch(/[;{]width:/);
  });

  test('Items with `size="grow"` have no minimum width, so they become narrower instead of starting a new row', () => {
    const css = cssOf(showItem({ size: 'grow' }));
    expect(css).toContain('min-width:0');
    expect(css).toContain(';flex-basis:0;');
    expect(css).not.toMatch(/padding|border-width|flex-shrink/);
    expect(cssOf(showItem({ size: 'auto' }))).toContain('flex-shrink:0');
  });

  test("For small windows, set a number: `size={{ xs: 12, sm: 'grow' }}`", () => {
    const item = showItem({ size: { xs: 12, sm: 'grow' } });
    expect(cssOf(item)).toContain(widthOf(12));
    expect(cssOf(item)).toContain(';flex-basis:auto;');
    expect(cssOf(item, 'sm')).toContain(';flex-basis:0;');
    expect(cssOf(item, 'sm')).toContain(';flex-grow:1;');
  });
});

describe('#align', () => {
  test('Both also work as props of `Grid2`', () => {
    for (const value of ['center', 'end']) {
      showItem({}, { alignItems: value, justifyContent: value });
      expect(cssOf(get('container'))).toContain(`align-items:${value};`);
      expect(cssOf(get('container'))).toContain(`justify-content:${value};`);
    }
  });
});

describe('#columns', () => {
  test('Sizes refer to these columns: with `columns={{ xs: 1, sm: 5 }}`, an item of size 1 fills the row on phones and a fifth of the row in wider windows', () => {
    const item = showItem({ size: 1 }, { columns: { xs: 1, sm: 5 } });
    expect(cssOf(item)).toContain(widthOf(1));
    expect(cssOf(get('container'))).toContain('>*{--Grid-parent-columns:1;}');
    expect(cssOf(get('container'), 'sm')).toContain('>*{--Grid-parent-columns:5;}');
  });
});

describe('#offset', () => {
  test('`offset` moves an item by a number of columns, and `offset="auto"` pushes it to the end of the row', () => {
    expect(cssOf(showItem({ size: 4, offset: 3 }))).toContain(
      compact(
        'margin-left: calc(100% * 3 / var(--Grid-parent-columns) + var(--Grid-parent-columnSpacing) * 3 / var(--Grid-parent-columns))',
      ),
    );
    expect(cssOf(showItem({ size: 4, offset: 'auto' }))).toContain('margin-left:auto');
    expect(cssOf(showItem({ size: 4 }))).not.toContain('margin');
  });

  test('A later breakpoint inherits the offset, so remove it with 0: `offset={{ sm: 4, lg: 0 }}`', () => {
    const item = showItem({ offset: { sm: 4, lg: 0 } });
    expect(cssOf(item)).not.toContain('margin');
    expect(cssOf(item, 'sm')).toContain('margin-left:calc(100%*4/');
    expect(cssOf(item, 'md')).toBe('');
    expect(cssOf(item, 'lg')).toContain('margin-left:0px');
  });
});

describe('#nested', () => {
  const Wrapped = () => <Grid container data-testid="inner" />;
  const showInner = (children: React.ReactNode) => {
    render(
      <Grid container columns={8} spacing={2} data-testid="container">
        {children}
      </Grid>,
    );
    return cssOf(get('inner'));
  };

  test('If such a grid is a direct child of another container, it inherits `columns` and the spacing', () => {
    const css = showInner(<Grid container size={4} data-testid="inner" />);
    expect(css).toContain(widthOf(4));
    expect(css).toContain('gap:var(--Grid-rowSpacing)var(--Grid-columnSpacing)');
    // Both are set on the parent only, and custom properties are inherited.
    expect(css).not.toMatch(/--Grid-(parent-)?(row|column)Spacing:/);
    expect(css).not.toContain('--Grid-parent-columns:');
    expect(cssOf(get('container'))).toContain('>*{--Grid-parent-columns:8;}');
    expect(cssOf(get('container'))).toContain('--Grid-columnSpacing:16px');
  });

  test('A container made with `styled(Grid)` inherits them, too', () => {
    const Tinted = styled(Grid)({ color: 'teal' });
    const css = showInner(<Tinted container size={4} data-testid="inner" />);
    expect(css).toContain('color:teal');
    expect(css).toContain(widthOf(4));
    expect(css).not.toMatch(/Spacing:|--Grid-parent-columns:/);
  });

  test('Any element, fragment or component in between breaks the inheritance: the inner container starts again with 12 columns and no gap', () => {
    const inner = <Grid container data-testid="inner" />;
    for (const children of [
      <div key="element">{inner}</div>,
      <Grid key="item">{inner}</Grid>,
      <React.Fragment key="fragment">{inner}</React.Fragment>,
      <Wrapped key="component" />,
    ]) {
      const css = showInner(children);
      expect(css).toContain('--Grid-parent-columns:12');
      expect(css).toContain('--Grid-columnSpacing:0px');
      expect(css).toContain('--Grid-rowSpacing:0px');
    }
  });
});

describe('#move', () => {
  const { default: transform } = jest.requireActual<{
    default: (file: object, api: object, options: object) => string;
  }>('@mui/codemod/node/v6.0.0/grid-v2-props/grid-v2-props.js');
  const jscodeshift = jest.requireActual<{ withParser: (name: string) => object }>('jscodeshift');
  const run = (path: string, jsx: string) =>
    compact(
      transform(
        { path: 'page.tsx', source: `import Grid from '${path}';\nconst page = ${jsx};` },
        { jscodeshift: jscodeshift.withParser('tsx') },
        {},
      ),
    );

  test('the codemod replaces its `xsOffset={2}` with `offset={2}`', () => {
    for (const offset of [2, 5]) {
      const code = run('@mui/material/Grid2', `<Grid xs={4} xsOffset={${offset}} />`);
      expect(code).toContain(`size={4}offset={${offset}}`);
      expect(code).not.toContain('xs');
    }
  });

  test('First change the imports to `@mui/material/Grid2`, because the codemod skips elements of the old grid', () => {
    const jsx = '<Grid item xs={12} sm={6}>Kiel</Grid>';
    expect(run('@mui/material/Grid', jsx)).toContain(compact(jsx));
    expect(run('@mui/material/Grid2', jsx)).toContain('<Gridsize={{xs:12,sm:6}}>');
    expect(run('@mui/material/Grid2', '<Grid item xs />')).toContain('<Gridsize="grow"/>');
  });

  test('if an element has `item` or `zeroMinWidth`, the codemod also deletes its spread props, such as `{...props}`', () => {
    for (const name of ['item', 'zeroMinWidth']) {
      expect(run('@mui/material/Grid2', `<Grid ${name} xs={6} {...props} />`)).not.toContain(
        'props',
      );
    }
    expect(run('@mui/material/Grid2', '<Grid xs={6} {...props} />')).toContain('{...props}');
  });

  test('`Grid` creates gaps with padding in the items and a negative margin on the container', () => {
    render(<LegacyGrid container spacing={2} data-testid="container" />);
    const css = cssOf(get('container'));
    expect(css).toContain('margin-top:calc(-1*16px)');
    expect(css).toContain('margin-left:calc(-1*16px)');
    expect(css).toContain('>.MuiGrid-item{padding-left:16px;}');
  });

  test('A `Grid2` container has no width', () => {
    showItem();
    expect(cssOf(get('container'))).not.toMatch(/[;{](width|flex-grow):/);
    render(<LegacyGrid container data-testid="container" />);
    expect(cssOf(get('container'))).toContain('width:100%');
  });

  test('Every `Grid2` has `min-width: 0`', () => {
    for (const props of [{}, { size: 6 }, { size: 'auto' }, { container: true }] as const) {
      expect(cssOf(showItem(props))).toContain('min-width:0');
    }
    render(<LegacyGrid item data-testid="item" />);
    expect(cssOf(get('item'))).not.toContain('min-width');
    // The old items with a number can't be widened either, only those without a number.
    for (const [xs, width] of [
      [6, '50%'],
      [true, '100%'],
    ] as const) {
      render(
        <LegacyGrid container>
          <LegacyGrid item xs={xs} data-testid="item" />
        </LegacyGrid>,
      );
      expect(cssOf(get('item'))).toContain(`max-width:${width}`);
    }
  });

  test('A container directly inside another container inherits `columns` and the spacing; the old `Grid` starts with 12 columns and no gap', () => {
    render(
      <Grid container columns={8} spacing={2}>
        <Grid container data-testid="inner" />
      </Grid>,
    );
    expect(cssOf(get('inner'))).not.toMatch(/--Grid-columnSpacing:|--Grid-parent-columns:/);
    render(
      <Grid container columns={8} spacing={2}>
        <Grid container columns={12} spacing={0} data-testid="inner" />
      </Grid>,
    );
    expect(cssOf(get('inner'))).toContain('--Grid-columnSpacing:0px');
    expect(cssOf(get('inner'))).toContain('--Grid-rowSpacing:0px');
    expect(cssOf(get('inner'))).toContain('--Grid-parent-columns:12');
    render(
      <LegacyGrid container columns={8} spacing={2}>
        <LegacyGrid container item xs={4} data-testid="inner">
          <LegacyGrid item xs={6} data-testid="item" />
        </LegacyGrid>
      </LegacyGrid>,
    );
    expect(cssOf(get('inner'))).not.toMatch(/padding|margin-/);
    expect(cssOf(get('item'))).toContain('max-width:50%');
  });
});

describe('#styles', () => {
  test('The theme can set defaults, but a nested container ignores the spacing and the columns in the defaults and inherits those of its parent', () => {
    const theme = createTheme({
      components: { MuiGrid2: { defaultProps: { spacing: 2, columns: 10 } } },
    });
    render(
      <ThemeProvider theme={theme}>
        <Grid container data-testid="default" />
        <Grid container spacing={5} columns={4} data-testid="container">
          <Grid container data-testid="inner" />
        </Grid>
      </ThemeProvider>,
    );
    expect(cssOf(get('default'))).toContain('--Grid-columnSpacing:16px');
    expect(cssOf(get('default'))).toContain('--Grid-parent-columns:10');
    expect(cssOf(get('inner'))).not.toMatch(/columnSpacing:|--Grid-parent-columns:/);
  });
});

describe('#accessibility', () => {
  test('A grid is a `<div>` without a role', () => {
    const item = showItem({ size: 6 });
    for (const element of [item, get('container')]) {
      expect(element.tagName).toBe('DIV');
      expect(element).not.toHaveAttribute('role');
    }
  });
});

describe('#troubleshooting', () => {
  test('The import is `@mui/material/Grid`, which treats `size` as an HTML attribute and sets no width', () => {
    for (const size of [6, { xs: 12, sm: 6 }]) {
      jest.spyOn(console, 'error').mockImplementation(() => {});
      render(<LegacyGrid item data-testid="item" {...({ size } as object)} />);
      expect(cssOf(get('item'))).not.toMatch(/[;{](width|max-width|flex-basis):/);
      expect(cssOf(get('item'), 'sm')).toBe('');
      if (typeof size === 'number') {
        expect(get('item')).toHaveAttribute('size', '6');
      }
    }
  });

  test('Props of the old grid have no effect in `Grid2`; in development, the console warns once for each prop', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const legacy = { item: true, zeroMinWidth: true, xs: 12, md: 6 };
    for (let time = 0; time < 2; time += 1) {
      const item = showItem(legacy as Grid2Props);
      expect(cssOf(item)).not.toMatch(/[;{]width:/);
      expect(cssOf(item, 'md')).toBe('');
      for (const name of Object.keys(legacy)) {
        expect(item).not.toHaveAttribute(name);
      }
    }
    expect(warn).toHaveBeenCalledTimes(4);
    expect(warn.mock.calls.flat().join('\n')).toContain(
      'MUI Grid2: The `item` prop has been removed',
    );
  });

  test('Strings are not multiplied', () => {
    showItem({}, { spacing: '2' });
    expect(cssOf(get('container'))).toContain('--Grid-columnSpacing:2;');
  });

  test('`direction`, `spacing` and `wrap` are props of the container', () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => {});
    const item = showItem({ direction: 'column', spacing: 2, wrap: 'nowrap' });
    expect(cssOf(item)).not.toMatch(/flex-direction|flex-wrap|gap|Spacing/);
    const messages = report.mock.calls.flat().join('\n');
    for (const name of ['direction', 'spacing', 'wrap']) {
      expect(messages).toContain(
        `The prop \`${name}\` of \`Grid2\` can only be used together with the \`container\` prop.`,
      );
    }
  });

  test('A number in `size` sets the width in every direction', () => {
    for (const direction of ['row', 'row-reverse', 'column', 'column-reverse'] as const) {
      const item = showItem({ size: 4 }, { direction });
      expect(cssOf(get('container'))).toContain(`flex-direction:${direction};`);
      expect(cssOf(item)).toContain(widthOf(4));
      expect(cssOf(item)).not.toContain('height');
    }
  });
});
