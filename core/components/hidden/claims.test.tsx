import * as React from 'react';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import Box from '@mui/material/Box';
import Hidden, { type HiddenProps } from '@mui/material/Hidden';
import ListItem from '@mui/material/ListItem';
import useMediaQuery from '@mui/material/useMediaQuery';
import { createTheme, ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

const theme = createTheme();
const rulesOf = (element: Element) =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText.replaceAll(/\s+/g, '')))
    .filter((text) =>
      [...element.classList].some((name) => name.startsWith('css-') && text.includes(`.${name}`)),
    );
const baseOf = (element: Element) => rulesOf(element).filter((text) => !text.startsWith('@'));

/** Sets the width of the window for `matchMedia`, which jsdom lacks, and returns a function that changes the width. */
function setWindow(initialWidth: number): (width: number) => void {
  let width = initialWidth;
  const listeners = new Set<() => void>();
  window.matchMedia = (query) =>
    ({
      get matches() {
        const min = Number(/min-width:([\d.]+)px/.exec(query)?.[1] ?? 0);
        const max = Number(/max-width:([\d.]+)px/.exec(query)?.[1] ?? Infinity);
        return width >= min && width <= max;
      },
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    }) as unknown as MediaQueryList;
  return (next) => {
    width = next;
    act(() => [...listeners].forEach((listener) => listener()));
  };
}

afterEach(() => {
  jest.restoreAllMocks();
  // @ts-expect-error jsdom doesn't have it.
  delete window.matchMedia;
});

describe('#display', () => {
  test("`sx={{ display: { xs: 'none', sm: 'block' } }}` hides an element below `sm`, and `sx={{ display: { md: 'none' } }}` hides an element from `md` up", () => {
    render(
      <>
        <Box data-testid="narrow" sx={{ display: { xs: 'none', sm: 'block' } }} />
        <Box data-testid="wide" sx={{ display: { md: 'none' } }} />
      </>,
    );
    const narrow = rulesOf(screen.getByTestId('narrow')).filter((text) => text.includes('display'));
    // `xs` is a media query as well, so the order of the rules matters.
    expect(narrow[0]).toMatch(/^@media\(min-width:0(px)?\){[^}]*display:none/);
    expect(narrow[1]).toMatch(/^@media\(min-width:600px\){[^}]*display:block/);
    expect(narrow).toHaveLength(2);
    expect(rulesOf(screen.getByTestId('wide')).join('\n')).toMatch(
      /@media\(min-width:900px\){[^}]*display:none/,
    );
  });

  test("Below `md`, the second one doesn't set `display`, so the element keeps its normal `display`", () => {
    render(<Box data-testid="box" sx={{ display: { md: 'none' } }} />);
    const rules = rulesOf(screen.getByTestId('box'));
    expect(rules.join('\n')).toContain('@media(min-width:900px){');
    expect(rules.filter((text) => text.includes('display'))).toHaveLength(1);
    expect(rules.find((text) => text.includes('display'))).toMatch(/^@media\(min-width:900px\)/);
  });

  test('outside the range, the `display` of the component is unchanged:', () => {
    render(
      <ListItem
        data-testid="item"
        sx={({ breakpoints }) => ({ [breakpoints.down('sm')]: { display: 'none' } })}
      />,
    );
    const item = screen.getByTestId('item');
    expect(baseOf(item).join('\n')).toContain('display:flex');
    expect(baseOf(item).join('\n')).not.toContain('display:none');
    expect(rulesOf(item).join('\n')).toMatch(/@media\(max-width:599.95px\){[^}]*display:none/);
  });

  test("`down('sm')` doesn't include `sm`", () => {
    expect(theme.breakpoints.values.sm).toBe(600);
    expect(theme.breakpoints.down('sm')).toBe('@media (max-width:599.95px)');
  });
});

describe('#two-forms', () => {
  test('React renders both, runs their effects and keeps their state;', () => {
    const effect = jest.fn();
    function Field({ label }: { readonly label: string }) {
      React.useEffect(() => effect(label), [label]);
      return <input aria-label={label} />;
    }
    const page = (narrow: string, wide: string) => (
      <>
        <Box sx={{ display: narrow }}>
          <Field label="narrow" />
        </Box>
        <Box sx={{ display: wide }}>
          <Field label="wide" />
        </Box>
      </>
    );
    const { rerender } = render(page('none', 'block'));
    expect(effect.mock.calls.flat()).toEqual(['narrow', 'wide']);
    expect(screen.getByLabelText('narrow')).not.toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'narrow' })).toBeNull();
    expect(screen.getByRole('textbox', { name: 'wide' })).toBeVisible();
    (screen.getByLabelText('wide') as HTMLInputElement).value = 'draft';
    rerender(page('block', 'none'));
    expect(screen.getByLabelText('wide')).not.toBeVisible();
    rerender(page('none', 'block'));
    expect(screen.getByRole('textbox', { name: 'wide' })).toHaveValue('draft');
    expect(effect).toHaveBeenCalledTimes(2);
  });

  test('A label with `htmlFor` otherwise refers to the first field, even if that field is hidden', () => {
    for (const [first, second] of [
      ['none', 'block'],
      ['block', 'none'],
    ] as const) {
      const { container, unmount } = render(
        <>
          {[first, second].map((display) => (
            <Box key={display} sx={{ display }}>
              <label htmlFor="move">Move</label>
              <input id="move" />
            </Box>
          ))}
        </>,
      );
      const labels = [...container.querySelectorAll('label')];
      const field = container.querySelector('input');
      expect(labels.map((label) => label.control === field)).toEqual([true, true]);
      unmount();
    }
  });
});

describe('#use-media-query', () => {
  function Form() {
    const isWide = useMediaQuery(theme.breakpoints.up('md'));
    return isWide ? (
      <div>
        <input aria-label="wide" />
      </div>
    ) : (
      <input aria-label="narrow" />
    );
  }
  const values: boolean[] = [];
  function Recorder() {
    const isWide = useMediaQuery(theme.breakpoints.up('md'));
    values.push(isWide);
    return isWide;
  }

  test('When the window crosses the breakpoint, React replaces one form with the other, so the state inside is lost, unless both are the same component in the same place', () => {
    const resize = setWindow(1000);
    render(<Form />);
    (screen.getByLabelText('wide') as HTMLInputElement).value = 'draft';
    resize(700);
    expect(screen.queryByLabelText('wide')).toBeNull();
    expect(screen.getByLabelText('narrow')).toHaveValue('');
    resize(1000);
    expect(screen.getByLabelText('wide')).toHaveValue('');
    function Field() {
      return <input aria-label={useMediaQuery(theme.breakpoints.up('md')) ? 'long' : 'short'} />;
    }
    render(<Field />);
    (screen.getByLabelText('long') as HTMLInputElement).value = 'draft';
    resize(700);
    expect(screen.getByLabelText('short')).toHaveValue('draft');
  });

  test('On the server, and while React hydrates the page, the hook returns `false` by default', () => {
    setWindow(1000);
    values.length = 0;
    const container = document.createElement('div');
    container.innerHTML = renderToString(<Recorder />);
    expect(values).toEqual([false]);
    values.length = 0;
    render(<Recorder />, { container, hydrate: true });
    expect(values[0]).toBe(false);
    expect(values[values.length - 1]).toBe(true);
  });

  test('In an app without server rendering, the first value is already correct with React 18 and later', () => {
    for (const [width, isWide] of [
      [1000, true],
      [899, false],
    ] as const) {
      setWindow(width);
      values.length = 0;
      render(<Recorder />);
      expect(new Set(values)).toEqual(new Set([isWide]));
    }
  });
});

describe('#replace', () => {
  const WINDOWS = [300, 599, 600, 899, 900, 1199, 1200, 1535, 1536, 2000];
  const isHidden = (width: number, props: HiddenProps) => {
    setWindow(width);
    const { container, unmount } = render(<Hidden {...props}>Club</Hidden>);
    const hidden = container.textContent === '';
    unmount();
    return hidden;
  };

  test('Props that end in `Up` hide the children from the breakpoint up, and props that end in `Down` hide the children below the breakpoint', () => {
    for (const width of WINDOWS) {
      for (const name of ['sm', 'md', 'lg', 'xl'] as const) {
        const from = theme.breakpoints.values[name];
        expect(isHidden(width, { [`${name}Up`]: true })).toBe(width >= from);
        expect(isHidden(width, { [`${name}Down`]: true })).toBe(width < from);
      }
    }
    for (const [props, query] of [
      [{ mdUp: true }, theme.breakpoints.up('md')],
      [{ lgDown: true }, theme.breakpoints.down('lg')],
    ] as const) {
      const { container, unmount } = render(<Hidden implementation="css" {...props} />);
      expect(rulesOf(container.firstElementChild!).join('\n')).toContain(
        `${query.replaceAll(' ', '')}{`,
      );
      unmount();
    }
  });

  test('The hook returns `true` where `Hidden` hides its children:', () => {
    const { down, up, only, between } = theme.breakpoints;
    type Display = Partial<Record<keyof typeof theme.breakpoints.values, string>>;
    /** The rows of the table: props, `display`, and queries of which one has the result `true` or `false`. */
    const rows: [HiddenProps, Display, string[], boolean][] = [
      [{ smDown: true }, { xs: 'none', sm: 'block' }, [down('sm')], true],
      [{ mdUp: true }, { md: 'none' }, [up('md')], true],
      [
        { smDown: true, lgUp: true },
        { xs: 'none', sm: 'block', lg: 'none' },
        [between('sm', 'lg')],
        false,
      ],
      [{ only: 'sm' }, { sm: 'none', md: 'block' }, [only('sm')], true],
      [
        { only: ['xs', 'lg'] },
        { xs: 'none', sm: 'block', lg: 'none', xl: 'block' },
        [only('xs'), only('lg')],
        true,
      ],
    ];
    for (const [props, display, queries, result] of rows) {
      function Page() {
        const matches = [useMediaQuery(queries[0]!), useMediaQuery(queries[1] ?? queries[0]!)];
        return <>{String(matches.includes(true))}</>;
      }
      for (const width of WINDOWS) {
        const hidden = isHidden(width, props);
        const { container, unmount } = render(<Page />);
        expect(container.textContent).toBe(String(hidden === result));
        unmount();
        const shown = theme.breakpoints.keys
          .filter((name) => theme.breakpoints.values[name] <= width && name in display)
          .map((name) => display[name]);
        expect(shown[shown.length - 1] === 'none').toBe(hidden);
      }
    }
  });

  test('With `display` or a component such as `Sidebar`, the content is part of the HTML', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    function Sidebar() {
      const isNarrow = useMediaQuery(useTheme().breakpoints.down('sm'));
      return isNarrow ? null : <>Club</>;
    }
    for (const width of [400, 1000]) {
      setWindow(width);
      expect(renderToString(<Sidebar />)).toBe('Club');
      expect(
        renderToString(<Box sx={{ display: { xs: 'none', sm: 'block' } }}>Club</Box>),
      ).toContain('Club</div>');
    }
  });

  test('With `css`, the children are inside an additional `<div>`', () => {
    setWindow(1000);
    const { container, unmount } = render(
      <Hidden implementation="css" smDown>
        <b>Club</b>
      </Hidden>,
    );
    expect(container.firstElementChild?.tagName).toBe('DIV');
    expect(container.firstElementChild?.firstElementChild?.tagName).toBe('B');
    unmount();
    const js = render(
      <Hidden smDown>
        <b>Club</b>
      </Hidden>,
    );
    expect(js.container.innerHTML).toBe('<b>Club</b>');
  });

  test('With `js`, the server renders nothing, unless `initialWidth` is set', () => {
    // React warns about layout effects on the server.
    jest.spyOn(console, 'error').mockImplementation(() => {});
    for (const width of [400, 1000]) {
      setWindow(width);
      expect(renderToString(<Hidden smDown>Club</Hidden>)).toBe('');
      expect(
        renderToString(
          <Hidden smDown initialWidth="md">
            Club
          </Hidden>,
        ),
      ).toBe('Club');
    }
  });
});

describe('#print', () => {
  test("`displayPrint: 'none'` in `sx` hides an element on paper only", () => {
    render(<Box data-testid="box" sx={{ displayPrint: 'none' }} />);
    const rules = rulesOf(screen.getByTestId('box')).join('\n');
    expect(rules).toMatch(/@mediaprint{[^}]*display:none/);
    expect(baseOf(screen.getByTestId('box')).join('\n')).not.toContain('display');
  });

  test("`sx={{ display: 'none', displayPrint: 'block' }}` does the opposite", () => {
    render(<Box data-testid="box" sx={{ display: 'none', displayPrint: 'block' }} />);
    const box = screen.getByTestId('box');
    const rules = rulesOf(box);
    expect(box).not.toBeVisible();
    const none = rules.findIndex((text) => /^[^@]*display:none/.test(text));
    const block = rules.findIndex((text) => /^@mediaprint{[^}]*display:block/.test(text));
    expect(none).toBeGreaterThanOrEqual(0);
    expect(block).toBeGreaterThan(none);
  });

  test("Don't use the query `print` with `useMediaQuery`, which logs a warning", () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    function Page() {
      return useMediaQuery('print') ? 'paper' : 'screen';
    }
    render(<Page />);
    expect(warn.mock.calls.flat().join('\n')).toContain('displayPrint');
  });
});

describe('#troubleshooting', () => {
  test("`Hidden` doesn't pass `style`, `id` or event handlers to its `<div>`", () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => {});
    const onClick = jest.fn();
    const extra = { style: { color: 'red' }, id: 'club', onClick } as HiddenProps;
    const { container } = render(
      <Hidden implementation="css" smDown {...extra}>
        Club
      </Hidden>,
    );
    const root = container.firstElementChild as HTMLElement;
    expect(root).not.toHaveAttribute('style');
    expect(root).not.toHaveAttribute('id');
    root.click();
    expect(onClick).not.toHaveBeenCalled();
    expect(report.mock.calls.flat().join('\n')).toContain(
      'Unsupported props received by `<Hidden implementation="css" />`: style, id, onClick',
    );
  });

  test('Without `window.matchMedia`, as in jsdom, the implementation `js` renders nothing', () => {
    expect(window.matchMedia).toBeUndefined();
    for (const props of [{}, { smDown: true }, { smUp: true }, { only: 'xs' }] as const) {
      const { container, unmount } = render(<Hidden {...props}>Club</Hidden>);
      expect(container).toBeEmptyDOMElement();
      unmount();
    }
    setWindow(1000);
    expect(render(<Hidden smDown>Club</Hidden>).container).toHaveTextContent('Club');
  });

  test('In `useMediaQuery((theme) => …)`, the function receives `null` without a `ThemeProvider` above the component;', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    function Page() {
      return useMediaQuery((current: Theme) => current.breakpoints.up('md')) ? 'wide' : 'narrow';
    }
    expect(() => render(<Page />)).toThrow(
      "Cannot read properties of null (reading 'breakpoints')",
    );
    const { container } = render(
      <ThemeProvider theme={theme}>
        <Page />
      </ThemeProvider>,
    );
    expect(container).toHaveTextContent('narrow');
  });
});
