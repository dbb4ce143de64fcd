import type * as React from 'react';
import { render, screen } from '@testing-library/react';
import Box, { type BoxProps } from '@mui/material/Box';
import Button from '@mui/material/Button';
import { createTheme, styled, ThemeProvider } from '@mui/material/styles';

const show = (props: BoxProps = {}) => render(<Box {...props}>Text</Box>);
const element = () => screen.getByText('Text');
const allRules = () =>
  [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText));
const rulesOf = (target: Element) =>
  allRules().filter((text) => [...target.classList].some((name) => text.includes(`.${name}`)));
const styleOf = (sx: BoxProps['sx']) => {
  const { unmount } = show({ sx });
  const style = rulesOf(element()).join('\n');
  unmount();
  return style;
};

const selectorOf = (sx: BoxProps['sx']) => styleOf(sx).replace(/ {.*$/s, '');

afterEach(() => jest.restoreAllMocks());

describe('#basic', () => {
  test("`Box` doesn't add any styles itself", () => {
    const cases: BoxProps[] = [{}, { component: 'section' }, { sx: {} }, { className: 'other' }];
    for (const props of cases) {
      const { unmount } = show(props);
      expect(rulesOf(element())).toEqual([]);
      expect(element()).not.toHaveAttribute('style');
      unmount();
    }
  });

  test('Without a `ThemeProvider`, the values come from the default theme', () => {
    const sx = { p: 3, color: 'secondary.main', boxShadow: 2 };
    const theme = createTheme();
    const rules = styleOf(sx);
    expect(rules).toContain('padding: 24px');
    expect(rules).toContain('color: #9c27b0');
    render(
      <ThemeProvider theme={theme}>
        <Box sx={sx}>Text</Box>
      </ThemeProvider>,
    );
    expect(rulesOf(element()).join('\n')).toBe(rules);
  });

  test('The meaning of a value depends on the key:', () => {
    expect(styleOf({ p: 2 })).toContain('{padding: 16px;}');
    expect(styleOf({ width: 200 })).toContain('{width: 200px;}');
    expect(styleOf({ width: 1 / 2 })).toContain('{width: 50%;}');
    expect(styleOf({ maxWidth: 'sm' })).toContain('{max-width: 600px;}');
    expect(styleOf({ border: 1 })).toContain('{border: 1px solid;}');
    expect(styleOf({ borderRadius: 2 })).toContain('{border-radius: 8px;}');
    expect(styleOf({ bgcolor: 'primary.main' })).toContain('{background-color: #1976d2;}');
  });
});

describe('#component', () => {
  test('A component, such as the link of a router, receives a `className` instead of `sx`,', () => {
    const received: object[] = [];
    function RouterLink(props: { readonly className?: string; readonly to: string }) {
      received.push(props);
      return <a className={props.className} href={props.to} aria-label="Orders" />;
    }
    render(<Box component={RouterLink} to="/orders" sx={{ p: 2 }} />);
    expect(received[0]).toHaveProperty('className');
    expect(received[0]).toHaveProperty('to', '/orders');
    expect(received[0]).not.toHaveProperty('sx');
    expect(getComputedStyle(screen.getByRole('link')).padding).toBe('16px');
  });

  test('`<Box component="img" width={300}>` has no `width` attribute,', () => {
    render(<Box component="img" alt="Harbor" title="Harbor" width={300} height={200} />);
    const image = screen.getByAltText('Harbor');
    expect(image).not.toHaveAttribute('width');
    expect(image).not.toHaveAttribute('height');
    expect(image).toHaveAttribute('title', 'Harbor');
    expect(getComputedStyle(image).width).toBe('300px');
  });

  test('`<Box component={Button} color="error">` doesn\'t change the color of the button', () => {
    render(
      <Box component={Button} color="error">
        Delete
      </Box>,
    );
    render(<Button color="error">Remove</Button>);
    expect(screen.getByText('Delete')).toHaveClass('MuiButton-colorPrimary');
    expect(screen.getByText('Delete')).not.toHaveClass('MuiButton-colorError');
    expect(screen.getByText('Remove')).toHaveClass('MuiButton-colorError');
  });

  test("For an element, use `styled('img')`, which keeps the attributes", () => {
    const Image = styled('img')({ borderRadius: 8 });
    render(<Image alt="Harbor" width={300} height={200} sx={{ p: 1 }} />);
    const image = screen.getByAltText('Harbor');
    expect(image).toHaveAttribute('width', '300');
    expect(image).toHaveAttribute('height', '200');
    expect(getComputedStyle(image).padding).toBe('8px');
    expect(getComputedStyle(image).borderRadius).toBe('8px');
  });
});

describe('#layout', () => {
  test("`gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }` shows two columns from 600 pixels", () => {
    const rules = styleOf({ gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } });
    expect(rules).toMatch(/@media \(min-width:\s?0px\) {[^@]*{grid-template-columns: 1fr;}/);
    expect(rules).toMatch(/@media \(min-width:\s?600px\) {[^@]*{grid-template-columns: 1fr 1fr;}/);
  });
});

describe('#children', () => {
  test('Inside a selector, values also come from the theme', () => {
    const sx = { '& li': { p: 2, bgcolor: 'primary.main', '&:hover': { mt: 1 } } };
    expect(styleOf(sx)).toMatch(/ li {padding: 16px; background-color: #1976d2;}/);
    expect(styleOf(sx)).toMatch(/ li:hover {margin-top: 8px;}/);
  });

  test("A selector such as `'& li'` has a higher specificity than the `sx` of the list item, so the styles of the box win, unless the item has its styles in `'&&': { p: 0 }`", () => {
    // (0, 1, 1) is higher than (0, 1, 0), but lower than (0, 2, 0).
    expect(selectorOf({ '& li': { top: 701 } })).toMatch(/^\.[\w-]+ li$/);
    expect(selectorOf({ top: 702 })).toMatch(/^\.[\w-]+$/);
    expect(selectorOf({ '&&': { p: 0 } })).toMatch(/^(\.[\w-]+)\1$/);
    expect(styleOf({ '&&': { p: 0 } })).toContain('{padding: 0px;}');
  });

  test("`'& > *'` has the same specificity as the `sx` of a child,", () => {
    // The universal selector adds nothing to the class of the box.
    expect(selectorOf({ '& > *': { top: 703 } })).toMatch(/^\.[\w-]+\s?>\s?\*$/);
    expect(selectorOf({ top: 704 })).toMatch(/^\.[\w-]+$/);
  });
});

describe('#dynamic', () => {
  test('Each new value in `sx` adds rules to the style sheet of the page, and the old rules remain', () => {
    const { rerender } = show({ sx: { top: 1001 } });
    const before = allRules().length;
    for (let step = 1; step <= 5; step += 1) {
      rerender(<Box sx={{ top: 1001 + step }}>Text</Box>);
      expect(allRules()).toHaveLength(before + step);
    }
    for (let step = 0; step <= 5; step += 1) {
      expect(allRules().join('\n')).toContain(`{top: ${1001 + step}px;}`);
    }
    rerender(<Box sx={{ top: 1003 }}>Text</Box>);
    expect(allRules()).toHaveLength(before + 5);
  });

  test('The rules then stay the same', () => {
    const box = (level: number) => (
      <Box
        style={{ '--level': `${level}%` } as React.CSSProperties}
        sx={{ height: 'var(--level)' }}
      >
        Text
      </Box>
    );
    const { rerender } = render(box(1));
    const before = allRules();
    for (const level of [2, 3, 50]) {
      rerender(box(level));
      expect(element().style.getPropertyValue('--level')).toBe(`${level}%`);
      expect(allRules()).toEqual(before);
    }
  });
});

describe('#theme', () => {
  const { default: transform } = jest.requireActual<{
    default: (file: object, api: object, options: object) => string;
  }>('@mui/codemod/node/v6.0.0/system-props/removeSystemProps.js');
  const jscodeshift = jest.requireActual<{ withParser: (name: string) => object }>('jscodeshift');
  const run = (source: string) =>
    transform(
      { path: 'page.tsx', source },
      { jscodeshift: jscodeshift.withParser('tsx') },
      {},
    ).replace(/\s/g, '');

  test("so a theme can't set default props or style overrides for it", () => {
    const components: object = Object.fromEntries(
      ['MuiBox', 'Box', 'MuiBoxRoot'].map((name) => [
        name,
        {
          defaultProps: { component: 'section', title: 'Panel', sx: { p: 3 } },
          styleOverrides: { root: { marginTop: 5 } },
        },
      ]),
    );
    render(
      <ThemeProvider theme={createTheme({ components })}>
        <Box>Text</Box>
      </ThemeProvider>,
    );
    expect(element().tagName).toBe('DIV');
    expect(element()).not.toHaveAttribute('title');
    expect(rulesOf(element())).toEqual([]);
  });

  test('Keys of `sx` also work as props of `Box`, for example `mt={2}`, and `sx` overrides them', () => {
    const { unmount } = show({ mt: 2 });
    expect(getComputedStyle(element()).marginTop).toBe('16px');
    unmount();
    for (const sx of [{ mt: 4 }, [{ mt: 4 }], () => ({ mt: 4 })]) {
      const { unmount: remove } = show({ mt: 2, sx });
      expect(getComputedStyle(element()).marginTop).toBe('32px');
      remove();
    }
  });

  test('The codemod `npx @mui/codemod@6 v6.0.0/system-props src` moves them to `sx`', () => {
    const imports = [
      "import Box from '@mui/material/Box';",
      "import { Box } from '@mui/material';",
      "import { Box } from '@mui/system';",
    ];
    for (const source of imports) {
      expect(run(`${source} const page = <Box id="bay" mt={2} bgcolor="info.main" />;`)).toContain(
        '<Boxid="bay"sx={{mt:2,bgcolor:"info.main"}}/>',
      );
      // The keys of the existing `sx` come last, so they still override the props.
      expect(run(`${source} const page = <Box mt={2} sx={{ mt: 4 }} />;`)).toMatch(
        /<Boxsx=\{\{mt:2,mt:4\}\}\/>/,
      );
      const plain = `${source} const page = <Box id="bay" title="Bay" />;`;
      expect(run(plain)).toBe(plain.replace(/\s/g, ''));
    }
  });
});

describe('#accessibility', () => {
  test('A box is a `<div>` without a role or an accessible name', () => {
    for (const props of [{}, { sx: { p: 1 } }, { onClick: () => {} }]) {
      const { unmount } = show(props);
      expect(element().tagName).toBe('DIV');
      expect(element().getAttributeNames()).toEqual(['class']);
      expect(element()).not.toHaveAccessibleName();
      expect(element().tabIndex).toBe(-1);
      unmount();
    }
  });
});

describe('#troubleshooting', () => {
  test('In the other order, `border` resets the color', () => {
    // The declarations keep the order of the keys, and in CSS, the shorthand includes the color.
    const wrong = styleOf({ borderColor: 'info.main', border: 1 });
    expect(wrong).toMatch(/border-color: #0288d1;.*border: 1px solid;/s);
    const right = styleOf({ border: 1, borderColor: 'info.main' });
    expect(right).toMatch(/border: 1px solid;.*border-color: #0288d1;/s);
    expect(right).not.toMatch(/border-color.*border: 1px/s);
  });

  test('`Box` passes unknown props to the element', () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => {});
    const unknown: object = { 'data-row': 7, level: 3, isOpen: true };
    show(unknown as BoxProps);
    expect(element()).toHaveAttribute('data-row', '7');
    expect(element()).toHaveAttribute('level', '3');
    expect(report.mock.calls.flat().join(' ')).toMatch(
      /React does not recognize the .* prop on a DOM element.*isOpen/s,
    );
  });
});
