import * as React from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { act, render } from '@testing-library/react';
import useMediaQuery, { type UseMediaQueryOptions } from '@mui/material/useMediaQuery';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';

/** Read before the tests define the function. */
const MATCH_MEDIA_OF_JSDOM: unknown = window.matchMedia;

/** A window whose width determines the results of queries. */
function createWindow(width: number) {
  const listeners = new Set<() => void>();
  const counts = { subscribed: 0 };
  let current = width;
  const evaluate = (query: string) => {
    const min = Number(/min-width: *([\d.]+)px/.exec(query)?.[1] ?? 0);
    const max = Number(/max-width: *([\d.]+)px/.exec(query)?.[1] ?? Infinity);
    return current >= min && current <= max;
  };
  const matchMedia = jest.fn(
    (media: string) =>
      ({
        media,
        get matches() {
          return evaluate(media);
        },
        addEventListener: (_: string, listener: () => void) => {
          counts.subscribed += 1;
          listeners.add(listener);
        },
        removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
      }) as unknown as MediaQueryList,
  );
  const resize = (next: number) =>
    act(() => {
      current = next;
      listeners.forEach((listener) => listener());
    });
  return { matchMedia, resize, counts };
}

function installWindow(width: number) {
  const result = createWindow(width);
  Object.assign(window, { matchMedia: result.matchMedia });
  return result;
}
const removeWindow = () => {
  delete (window as { matchMedia?: unknown }).matchMedia;
};

beforeEach(removeWindow);
afterEach(() => {
  removeWindow();
  jest.restoreAllMocks();
});

interface WatchProps {
  readonly query?: string | ((theme: Theme) => string);
  readonly options?: UseMediaQueryOptions;
  readonly onResult?: (result: boolean) => void;
}

function Watch({ query = '(min-width:900px)', options, onResult }: WatchProps) {
  const result = useMediaQuery(query, options);
  onResult?.(result);
  return <p>{String(result)}</p>;
}

/** Renders on a server without a window, then in a browser. Returns the results and errors of the browser. */
function hydrate(element: React.ReactElement, width: number) {
  removeWindow();
  // jsdom warns about layout effects on the server.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const container = document.createElement('div');
  container.innerHTML = renderToString(element);
  const onServer = container.textContent;
  installWindow(width);
  const onRecoverableError = jest.fn();
  let root: ReturnType<typeof hydrateRoot> | undefined;
  act(() => {
    root = hydrateRoot(container, element, { onRecoverableError });
  });
  const inBrowser = container.textContent;
  act(() => root!.unmount());
  return { onServer, inBrowser, errors: onRecoverableError.mock.calls.length };
}

describe('#basic', () => {
  test('`useMediaQuery` accepts any CSS media query, and ignores `@media` at its start', () => {
    const { matchMedia } = installWindow(1000);
    for (const query of [
      '(min-width:900px)',
      '@media (min-width:900px)',
      '@media(min-width:900px)',
    ]) {
      const { container, unmount } = render(<Watch query={query} />);
      expect(container).toHaveTextContent('true');
      expect(matchMedia).toHaveBeenLastCalledWith('(min-width:900px)');
      unmount();
    }
    for (const query of ['(pointer: coarse)', 'screen and (orientation: landscape)']) {
      const { unmount } = render(<Watch query={query} />);
      expect(matchMedia).toHaveBeenLastCalledWith(query);
      unmount();
    }
  });

  test('The component renders again only when the result changes, not at each change of the width', () => {
    const { resize } = installWindow(1000);
    const onResult = jest.fn();
    const { container } = render(<Watch onResult={onResult} />);
    onResult.mockClear();
    resize(1100);
    resize(950);
    resize(901);
    expect(onResult).not.toHaveBeenCalled();
    resize(899);
    expect(container).toHaveTextContent('false');
    resize(320);
    expect(onResult).toHaveBeenCalledTimes(1);
    resize(2000);
    expect(container).toHaveTextContent('true');
  });
});

describe('#breakpoints', () => {
  test("With the default theme, `up('md')` matches from 900 pixels, and `down('md')` up to 899.95", () => {
    const { breakpoints } = createTheme();
    const matches = (query: string, width: number) => {
      installWindow(width);
      const { container, unmount } = render(<Watch query={query} />);
      const text = container.textContent;
      unmount();
      return text;
    };
    expect(matches(breakpoints.up('md'), 899.9)).toBe('false');
    expect(matches(breakpoints.up('md'), 900)).toBe('true');
    expect(matches(breakpoints.down('md'), 899.95)).toBe('true');
    expect(matches(breakpoints.down('md'), 899.96)).toBe('false');
    expect(breakpoints.down('md')).toContain('899.95px');
  });

  test('Without a `ThemeProvider` above the component, the function receives `null`, and the hook throws an error;', () => {
    installWindow(1000);
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const query = jest.fn((theme: Theme) => theme.breakpoints.up('md'));
    expect(() => render(<Watch query={query} />)).toThrow(TypeError);
    expect(query).toHaveBeenLastCalledWith(null);
    const { container } = render(
      <ThemeProvider theme={createTheme()}>
        <Watch query={query} />
      </ThemeProvider>,
    );
    expect(container).toHaveTextContent('true');
  });
});

describe('#ssr', () => {
  test('During hydration, the hook returns the same value as on the server, then the component renders again with the real result', () => {
    for (const defaultMatches of [undefined, false, true]) {
      for (const width of [320, 1000]) {
        const results: boolean[] = [];
        const { onServer, inBrowser, errors } = hydrate(
          <Watch options={{ defaultMatches }} onResult={(result) => results.push(result)} />,
          width,
        );
        const expected = defaultMatches ?? false;
        expect(onServer).toBe(String(expected));
        // The first result is the server's, the second that of the hydration.
        expect(results.slice(0, 2)).toEqual([expected, expected]);
        expect(results.at(-1)).toBe(width >= 900);
        expect(inBrowser).toBe(String(width >= 900));
        expect(errors).toBe(0);
      }
    }
  });

  test('In an app that renders only in the browser, the first render already has the real result', () => {
    for (const defaultMatches of [undefined, false, true]) {
      for (const width of [320, 1000]) {
        installWindow(width);
        const results: boolean[] = [];
        const { unmount } = render(
          <Watch options={{ defaultMatches }} onResult={(result) => results.push(result)} />,
        );
        expect(new Set(results)).toEqual(new Set([width >= 900]));
        unmount();
      }
    }
  });

  test('If the server can guess the device, `ssrMatchMedia` answers each query for an assumed width', () => {
    const createSsrMatchMedia = (width: number) => (query: string) => {
      const min = /min-width: *([\d.]+)px/.exec(query)?.[1] ?? 0;
      const max = /max-width: *([\d.]+)px/.exec(query)?.[1] ?? Infinity;
      return { matches: width >= Number(min) && width <= Number(max) };
    };
    const { breakpoints } = createTheme();
    for (const [query, onPhone, onDesktop] of [
      [breakpoints.up('md'), 'false', 'true'],
      [breakpoints.down('md'), 'true', 'false'],
      [breakpoints.between('sm', 'md'), 'false', 'false'],
      [breakpoints.only('xs'), 'true', 'false'],
    ] as const) {
      for (const [width, expected] of [
        [390, onPhone],
        [1280, onDesktop],
      ] as const) {
        const options = { ssrMatchMedia: createSsrMatchMedia(width), defaultMatches: true };
        const { onServer } = hydrate(<Watch query={query} options={options} />, width);
        expect(onServer).toBe(expected);
      }
    }
  });

  test('Pass the width to the browser and create the same theme there, because the hook also calls `ssrMatchMedia` during hydration', () => {
    const ssrMatchMedia = jest.fn((query: string) => ({ matches: query.includes('min-width') }));
    const results: boolean[] = [];
    const { onServer, inBrowser, errors } = hydrate(
      <ThemeProvider
        theme={createTheme({
          components: { MuiUseMediaQuery: { defaultProps: { ssrMatchMedia } } },
        })}
      >
        <Watch onResult={(result) => results.push(result)} />
      </ThemeProvider>,
      320,
    );
    expect(onServer).toBe('true');
    expect(results.slice(0, 2)).toEqual([true, true]);
    expect(inBrowser).toBe('false');
    expect(errors).toBe(0);
  });

  test('With `noSsr`, the hook returns the real result during hydration', () => {
    const results: boolean[] = [];
    hydrate(<Watch options={{ noSsr: true }} onResult={(result) => results.push(result)} />, 1000);
    expect(results[0]).toBe(false);
    expect(new Set(results.slice(1))).toEqual(new Set([true]));
  });

  test('If the server has rendered something else, React reports a hydration error', () => {
    expect(hydrate(<Watch options={{ noSsr: true }} />, 1000).errors).toBeGreaterThan(0);
    expect(hydrate(<Watch options={{ noSsr: true }} />, 320).errors).toBe(0);
    expect(hydrate(<Watch />, 1000).errors).toBe(0);
  });
});

describe('#theme', () => {
  test('`MuiUseMediaQuery` in the theme sets the default options of all calls; options of a call override them', () => {
    const theme = createTheme({
      components: { MuiUseMediaQuery: { defaultProps: { defaultMatches: true } } },
    });
    const { container } = render(
      <ThemeProvider theme={theme}>
        <Watch />
        <Watch query="(max-width:1px)" />
        <Watch options={{ defaultMatches: false }} />
      </ThemeProvider>,
    );
    const results = [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
    expect(results).toEqual(['true', 'true', 'false']);
  });
});

describe('#iframe', () => {
  test('`matchMedia` replaces the function of the global window, for example with that of an iframe', () => {
    for (const [outer, inner] of [
      [1000, 320],
      [320, 1000],
    ] as const) {
      const page = installWindow(outer);
      const { matchMedia } = createWindow(inner);
      const { container, unmount } = render(<Watch options={{ matchMedia }} />);
      expect(container).toHaveTextContent(String(inner >= 900));
      expect(page.matchMedia).not.toHaveBeenCalled();
      unmount();
    }
  });

  test('Keep the function between renders, because the hook subscribes again whenever the function changes', () => {
    const preview = createWindow(1000);
    const { rerender, unmount } = render(<Watch options={{ matchMedia: preview.matchMedia }} />);
    const before = preview.counts.subscribed;
    rerender(<Watch options={{ matchMedia: preview.matchMedia }} />);
    expect(preview.counts.subscribed).toBe(before);
    rerender(<Watch options={{ matchMedia: (text) => preview.matchMedia(text) }} />);
    expect(preview.counts.subscribed).toBe(before + 1);
    rerender(<Watch options={{ matchMedia: (text) => preview.matchMedia(text) }} />);
    expect(preview.counts.subscribed).toBe(before + 2);
    unmount();
  });
});

describe('#tests', () => {
  test("`window.matchMedia` doesn't exist in jsdom, so the hook always returns `defaultMatches` in tests", () => {
    expect(MATCH_MEDIA_OF_JSDOM).toBeUndefined();
    expect(window.matchMedia).toBeUndefined();
    for (const defaultMatches of [undefined, false, true]) {
      for (const query of ['(min-width:0px)', '(min-width:99999px)', 'screen']) {
        const { container, unmount } = render(<Watch query={query} options={{ defaultMatches }} />);
        expect(container).toHaveTextContent(String(defaultMatches ?? false));
        unmount();
      }
    }
  });
});

describe('#troubleshooting', () => {
  test('`useState(isWide)` keeps the value of the first render', () => {
    function Panel() {
      const isWide = useMediaQuery('(min-width:900px)');
      const [isOpen] = React.useState(isWide);
      return (
        <p>
          {String(isWide)} {String(isOpen)}
        </p>
      );
    }
    expect(hydrate(<Panel />, 1000)).toMatchObject({
      onServer: 'false false',
      inBrowser: 'true false',
    });
  });

  test('The warning appears for each query that contains `print`, even in production', () => {
    installWindow(1000);
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    render(<Watch query="(min-width:900px)" />);
    expect(warn).not.toHaveBeenCalled();
    for (const query of ['print', '@media print', 'print and (orientation: landscape)']) {
      warn.mockClear();
      render(<Watch query={query} />);
      expect(warn.mock.calls.flat().join(' ')).toContain(
        'You have provided a `print` query to the `useMediaQuery` hook.',
      );
    }
    warn.mockClear();
    const { NODE_ENV } = process.env;
    Object.assign(process.env, { NODE_ENV: 'production' });
    try {
      render(<Watch query="print" />);
    } finally {
      Object.assign(process.env, { NODE_ENV });
    }
    expect(warn).toHaveBeenCalled();
  });
});
