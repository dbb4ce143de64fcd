import type * as React from 'react';
import { render, screen } from '@testing-library/react';
import Stack, { type StackProps } from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const stack = () => document.querySelector<HTMLElement>('.MuiStack-root')!;
const show = (props: StackProps = {}, children?: React.ReactNode) =>
  render(
    <Stack {...props}>
      {children ?? [<p key="1">First</p>, <p key="2">Second</p>, <p key="3">Third</p>]}
    </Stack>,
  );

interface Rule {
  /** Start of the media query, 0 without a query. */
  readonly from: number;
  readonly selector: string;
  readonly style: CSSStyleDeclaration;
}
const rulesIn = (rules: Iterable<CSSRule>, from: number): Rule[] =>
  [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule) {
      const start = Number(/min-width:\s*([\d.]+)px/.exec(rule.media.mediaText)?.[1] ?? Infinity);
      return rulesIn(rule.cssRules, start);
    }
    return rule instanceof CSSStyleRule
      ? [{ from, selector: rule.selectorText, style: rule.style }]
      : [];
  });
const rulesOf = (element: Element) =>
  [...document.styleSheets]
    .flatMap((sheet) => rulesIn(sheet.cssRules, 0))
    .filter(({ selector }) => element.matches(selector));
/**
 * Returns the value that applies in a window of this width. The rules of a stack for its children are in ascending
 * order of specificity, so the last one wins.
 */
const valueAt = (element: Element, property: string, width = 5000) =>
  rulesOf(element)
    .filter(({ from, style }) => from <= width && style.getPropertyValue(property) !== '')
    .at(-1)
    ?.style.getPropertyValue(property);
const spacesOf = (props: StackProps, property: string, width?: number) => {
  const { unmount } = show(props);
  const result = [...stack().children].map((child) => valueAt(child, property, width));
  unmount();
  return result;
};

afterEach(() => jest.restoreAllMocks());

describe('#spacing', () => {
  test('`spacing={2}` is 16 pixels, and `spacing={0.5}` is 4; a string such as `spacing="10px"` is used unchanged', () => {
    const cases = [
      [2, '16px'],
      [0.5, '4px'],
      ['10px', '10px'],
      ['2rem', '2rem'],
    ] as const;
    for (const [spacing, space] of cases) {
      expect(spacesOf({ spacing }, 'margin-top')).toEqual([undefined, space, space]);
      expect(spacesOf({ spacing, direction: 'row' }, 'margin-left')).toEqual([
        undefined,
        space,
        space,
      ]);
      const { unmount } = show({ spacing, useFlexGap: true });
      expect(valueAt(stack(), 'gap')).toBe(space);
      unmount();
    }
  });

  test('The children then keep their own margins,', () => {
    for (const props of [{}, { spacing: 0 }, { spacing: 0, direction: 'row' }] as const) {
      const { unmount } = show(props);
      expect(rulesOf(stack().children[1])).toEqual([]);
      unmount();
    }
    show({ spacing: 1 });
    expect(valueAt(stack().children[1], 'margin')).toMatch(/^0(px)?$/);
  });
});

describe('#responsive', () => {
  test('Each value applies up to the next breakpoint in the object:', () => {
    const spacing = { xs: 1, md: 4 };
    for (const width of [0, 599, 600, 899]) {
      expect(spacesOf({ spacing }, 'margin-top', width)).toEqual([undefined, '8px', '8px']);
    }
    for (const width of [900, 1200, 5000]) {
      expect(spacesOf({ spacing }, 'margin-top', width)).toEqual([undefined, '32px', '32px']);
    }
    show({ direction: { xs: 'column', sm: 'row', lg: 'row-reverse' }, spacing });
    const directions = [400, 600, 1000, 1200].map((width) =>
      valueAt(stack(), 'flex-direction', width),
    );
    expect(directions).toEqual(['column', 'row', 'row', 'row-reverse']);
    expect(valueAt(stack().children[1], 'margin-left', 700)).toBe('8px');
    expect(valueAt(stack().children[1], 'margin-left', 1000)).toBe('32px');
    expect(valueAt(stack().children[1], 'margin-right', 1300)).toBe('32px');
  });

  test("with `direction={{ sm: 'row' }}`, a number as `spacing` sets no space below 600 pixels", () => {
    for (const spacing of [2, 0.5]) {
      const props: StackProps = { direction: { sm: 'row' }, spacing };
      const space = `${spacing * 8}px`;
      for (const side of ['top', 'left', 'right', 'bottom']) {
        for (const width of [320, 599]) {
          expect(spacesOf(props, `margin-${side}`, width)).toEqual([
            undefined,
            undefined,
            undefined,
          ]);
        }
      }
      expect(spacesOf(props, 'margin-left', 600)).toEqual([undefined, space, space]);
      const { unmount } = show({ ...props, useFlexGap: true });
      expect(valueAt(stack(), 'gap', 599)).toBeUndefined();
      expect(valueAt(stack(), 'gap', 600)).toBe(space);
      unmount();
      const complete: StackProps = { direction: { xs: 'column', sm: 'row' }, spacing };
      expect(spacesOf(complete, 'margin-top', 320)).toEqual([undefined, space, space]);
    }
  });

  test('With an array as `direction`, `spacing` sets no space unless `spacing` is an object or you set `useFlexGap`', () => {
    const props: StackProps = { direction: ['column', 'row'], spacing: 2 };
    for (const spacing of [2, 0.5, '10px', [1, 2]]) {
      for (const side of ['top', 'left', 'right', 'bottom']) {
        for (const width of [400, 5000]) {
          expect(spacesOf({ ...props, spacing }, `margin-${side}`, width)).toEqual([
            undefined,
            undefined,
            undefined,
          ]);
        }
      }
    }
    const object: StackProps = { direction: { xs: 'column', sm: 'row' }, spacing: 2 };
    expect(spacesOf(object, 'margin-left', 700)).toEqual([undefined, '16px', '16px']);
    const spaces: StackProps = { ...props, spacing: { xs: 1, sm: 3 } };
    expect(spacesOf(spaces, 'margin-top', 400)).toEqual([undefined, '8px', '8px']);
    expect(spacesOf(spaces, 'margin-left', 700)).toEqual([undefined, '24px', '24px']);
    show({ ...props, useFlexGap: true });
    expect(valueAt(stack(), 'gap')).toBe('16px');
    expect(valueAt(stack(), 'flex-direction', 700)).toBe('row');
  });
});

describe('#alignment', () => {
  test('`alignItems` and other keys of `sx` also work as props of `Stack`,', () => {
    show({ alignItems: 'center', flexWrap: 'wrap', mt: 2 });
    expect(valueAt(stack(), 'align-items')).toBe('center');
    expect(valueAt(stack(), 'flex-wrap')).toBe('wrap');
    expect(valueAt(stack(), 'margin-top')).toBe('16px');
    expect(stack()).not.toHaveAttribute('alignitems');
  });
});

describe('#use-flex-gap', () => {
  test('`useFlexGap` sets the space as the CSS property `gap` of the stack', () => {
    const { unmount } = show({ spacing: 2 });
    expect(valueAt(stack(), 'gap')).toBeUndefined();
    unmount();
    for (const direction of ['row', 'column', 'row-reverse'] as const) {
      const { unmount: remove } = show({ direction, useFlexGap: true, spacing: { xs: 1, sm: 3 } });
      expect(valueAt(stack(), 'gap', 400)).toBe('8px');
      expect(valueAt(stack(), 'gap', 600)).toBe('24px');
      remove();
    }
  });

  test('By default, the space is a margin of each child except the first, and all other margins of the children are reset to 0, even those in their `sx`; with `useFlexGap`, the children keep their margins', () => {
    const sides = {
      column: 'top',
      'column-reverse': 'bottom',
      row: 'left',
      'row-reverse': 'right',
    };
    for (const [direction, side] of Object.entries(sides)) {
      const { unmount } = show({ direction: direction as 'row', spacing: 2 });
      for (const [index, child] of [...stack().children].entries()) {
        // Two type selectors in addition to the class: higher than the single class of `sx`.
        const reset = rulesOf(child).find(({ style }) => style.getPropertyValue('margin') !== '');
        expect(reset?.selector).toMatch(/^\.[\w-]+\s?>\s?:not\(style\):not\(style\)$/);
        expect(reset?.style.getPropertyValue('margin')).toMatch(/^0(px)?$/);
        for (const other of Object.values(sides)) {
          const isSpace = other === side && index > 0;
          expect(valueAt(child, `margin-${other}`)).toBe(isSpace ? '16px' : undefined);
        }
      }
      unmount();
    }
    for (const direction of ['column', 'row'] as const) {
      const { unmount } = show({ direction, spacing: 2, useFlexGap: true });
      for (const child of stack().children) {
        expect(rulesOf(child)).toEqual([]);
      }
      unmount();
    }
  });

  test('so you can make `useFlexGap` the default in the theme:', () => {
    const components = { MuiStack: { defaultProps: { useFlexGap: true } } };
    for (const [props, gap] of [
      [{}, '16px'],
      [{ useFlexGap: false }, undefined],
    ] as const) {
      const { unmount } = render(
        <ThemeProvider theme={createTheme({ components })}>
          <Stack spacing={2} {...props}>
            <p>First</p>
            <p>Second</p>
          </Stack>
        </ThemeProvider>,
      );
      expect(valueAt(stack(), 'gap')).toBe(gap);
      expect(valueAt(stack().children[1], 'margin-top')).toBe(gap ? undefined : '16px');
      unmount();
    }
  });

  test('It overrides that part of the gap, but if `spacing` or `direction` is an object, `rowGap` must be an object, too, such as `rowGap: { xs: 1 }`', () => {
    /** Returns whether the row gap comes after all gaps that apply in a window of this width. */
    const isOverridden = (
      props: StackProps,
      rowGap: Record<string, number> | number,
      width: number,
    ) => {
      const { unmount } = show({ useFlexGap: true, direction: 'row', ...props, sx: { rowGap } });
      const text = rulesOf(stack())
        .filter(({ from }) => from <= width)
        .map(({ style }) => style.cssText)
        .join(' ');
      unmount();
      expect(text).toMatch(/(^|\s)gap: 16px;/);
      expect(text).toContain('row-gap: 8px;');
      return [...text.matchAll(/(?:^|\s)((?:row-)?gap): /g)].at(-1)?.[1] === 'row-gap';
    };
    for (const width of [400, 700, 2000]) {
      expect(isOverridden({ spacing: 2 }, 1, width)).toBe(true);
      const responsive: StackProps[] = [
        { spacing: { xs: 2 } },
        { spacing: { xs: 2, sm: 2, md: 3 } },
        { spacing: 2, direction: { xs: 'row', sm: 'row-reverse' } },
      ];
      for (const props of responsive) {
        expect(isOverridden(props, 1, width)).toBe(false);
        expect(isOverridden(props, { xs: 1 }, width)).toBe(true);
      }
    }
  });
});

describe('#accessibility', () => {
  test('A stack is a `<div>` without a role', () => {
    for (const props of [{}, { direction: 'row', spacing: 2, divider: <br /> }] as const) {
      const { unmount } = show(props);
      expect(stack().tagName).toBe('DIV');
      expect(stack().getAttributeNames()).toEqual(['class']);
      unmount();
    }
    show({ component: 'form', 'aria-label': 'Order' } as StackProps);
    expect(screen.getByRole('form')).toBe(stack());
  });
});

describe('#dividers', () => {
  const outline = () => [...stack().children].map(({ tagName }) => tagName).join(' ');
  const divider = <hr />;

  test('`divider` is an element that the stack repeats between its children', () => {
    const { unmount } = show({ divider });
    expect(outline()).toBe('P HR P HR P');
    unmount();
    const { unmount: remove } = show({ divider }, <p>Only</p>);
    expect(outline()).toBe('P');
    remove();
    show({ divider, direction: 'row-reverse', spacing: 1, useFlexGap: true });
    expect(outline()).toBe('P HR P HR P');
  });

  test('A string throws an error,', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    for (const text of ['|', ' and ']) {
      expect(() => show({ divider: text })).toThrow('Element type is invalid');
    }
    jest.restoreAllMocks();
    show({ divider: <span>|</span> });
    expect(outline()).toBe('P SPAN P SPAN P');
  });

  test('A divider counts as a child, so the space is on both sides of it', () => {
    show({ divider, spacing: 2 });
    expect([...stack().children].map((child) => valueAt(child, 'margin-top'))).toEqual([
      undefined,
      '16px',
      '16px',
      '16px',
      '16px',
    ]);
  });

  test("Children that are `null`, `false` or `0` don't get a divider, but a component that renders nothing does", () => {
    for (const empty of [null, false, 0, undefined, '']) {
      const { unmount } = show({ divider }, [<p key="1">First</p>, empty, <p key="2">Second</p>]);
      expect(outline()).toBe('P HR P');
      expect(stack()).toHaveTextContent(/^FirstSecond$/);
      unmount();
    }
    const Nothing = () => null;
    show({ divider }, [<p key="1">First</p>, <Nothing key="0" />, <p key="2">Second</p>]);
    expect(outline()).toBe('P HR HR P');
  });

  test('A fragment counts as one child, without dividers inside', () => {
    show(
      { divider },
      <>
        <p>First</p>
        <p>Second</p>
      </>,
    );
    expect(outline()).toBe('P P');
    expect(screen.queryByRole('separator')).toBeNull();
  });
});

describe('#troubleshooting', () => {
  test('Strings are not multiplied,', () => {
    for (const spacing of ['2', '8']) {
      for (const value of spacesOf({ spacing }, 'margin-top').slice(1)) {
        expect(['', spacing]).toContain(value ?? '');
      }
      const { unmount } = show({ spacing, useFlexGap: true });
      expect(['', spacing]).toContain(valueAt(stack(), 'gap') ?? '');
      unmount();
    }
    expect(spacesOf({ spacing: 2 }, 'margin-top')).toEqual([undefined, '16px', '16px']);
  });

  test('The child before it is hidden with CSS, and still counts', () => {
    render(
      <ThemeProvider theme={createTheme()}>
        <Stack direction="row" spacing={2}>
          <p style={{ display: 'none' }}>Hidden</p>
          <p>Visible</p>
        </Stack>
      </ThemeProvider>,
    );
    expect(valueAt(screen.getByText('Visible'), 'margin-left')).toBe('16px');
  });

  test('Without `useFlexGap`, a row uses `margin-left`,', () => {
    for (const direction of ['ltr', 'rtl'] as const) {
      const { unmount } = render(
        <ThemeProvider theme={createTheme({ direction })}>
          <Stack direction="row" spacing={2} dir={direction}>
            <p>First</p>
            <p>Second</p>
          </Stack>
        </ThemeProvider>,
      );
      expect(valueAt(screen.getByText('Second'), 'margin-left')).toBe('16px');
      expect(valueAt(screen.getByText('Second'), 'margin-right')).toBeUndefined();
      unmount();
    }
  });
});
