import * as React from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { render, screen, waitFor } from '@testing-library/react';
import NoSsr, { type NoSsrProps } from '@mui/material/NoSsr';

const Content = () => <b>Map</b>;
const map = () => screen.queryByText('Map');
const page = (props: Partial<NoSsrProps> = {}) => (
  <NoSsr {...props}>
    <Content />
  </NoSsr>
);
// React warns that layout effects do nothing on the server, which it would not do without jsdom.
const renderOnServer = (element: React.ReactElement) => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  const html = renderToString(element);
  error.mockRestore();
  return html;
};
/** Renders without `act`, which would run all effects at once. */
const renderSync = (element: React.ReactElement) => {
  const box = document.createElement('div');
  const root = createRoot(box);
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  const before = environment.IS_REACT_ACT_ENVIRONMENT;
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  flushSync(() => root.render(element));
  const dispose = () => {
    root.unmount();
    environment.IS_REACT_ACT_ENVIRONMENT = before;
  };
  return { box, dispose };
};

afterEach(() => jest.restoreAllMocks());

describe('#basic', () => {
  test('`children` are not rendered on the server; nothing or the `fallback` is rendered instead', () => {
    for (const defer of [true, false]) {
      expect(renderOnServer(page({ defer }))).toBe('');
      expect(renderOnServer(page({ defer, fallback: <i>Wait</i> }))).toBe('<i>Wait</i>');
    }
  });

  test('In the browser, the first render shows the fallback, too, so the HTML matches and React reports no hydration mismatch', () => {
    for (const defer of [true, false]) {
      const element = page({ defer, fallback: <i>Wait</i> });
      const box = document.createElement('div');
      document.body.append(box);
      box.innerHTML = renderOnServer(element);
      const error = jest.spyOn(console, 'error').mockImplementation(() => {});
      const onRecoverableError = jest.fn();
      let root: ReturnType<typeof hydrateRoot>;
      React.act(() => {
        root = hydrateRoot(box, element, { onRecoverableError });
      });
      expect(box.innerHTML).toBe('<b>Map</b>');
      expect(onRecoverableError).not.toHaveBeenCalled();
      expect(error).not.toHaveBeenCalled();
      React.act(() => root.unmount());
      box.remove();
    }
  });

  test('Without `defer`, the children are rendered directly afterward, before the browser paints', () => {
    for (const defer of [false, true]) {
      const { box, dispose } = renderSync(page({ defer, fallback: <i>Wait</i> }));
      expect(box.innerHTML).toBe(defer ? '<i>Wait</i>' : '<b>Map</b>');
      dispose();
    }
  });

  test('`NoSsr` adds no element to the page', () => {
    const { container } = render(page());
    expect(container.innerHTML).toBe('<b>Map</b>');
  });

  test('Once the children are visible, they stay visible, even if `defer` or `fallback` changes', () => {
    const { rerender } = render(page());
    const first = map();
    for (const props of [{ defer: true }, { fallback: 'Wait' }, { defer: false }]) {
      rerender(page(props));
      expect(map()).toBe(first);
      expect(screen.queryByText('Wait')).toBeNull();
    }
  });
});

describe('#fallback', () => {
  test('`fallback` is `null` by default', () => {
    const { box, dispose } = renderSync(page({ defer: true }));
    expect(box.innerHTML).toBe('');
    dispose();
  });
});

describe('#defer', () => {
  test('`defer` renders the children later, so the browser can paint the rest of the page with the fallback first', async () => {
    const element = (defer: boolean) => (
      <p>
        Rest{' '}
        <NoSsr defer={defer} fallback="Wait">
          Map
        </NoSsr>
      </p>
    );
    const sync = renderSync(element(false));
    expect(sync.box).toHaveTextContent('Rest Map');
    sync.dispose();
    const deferred = renderSync(element(true));
    expect(deferred.box).toHaveTextContent('Rest Wait');
    await waitFor(() => expect(deferred.box).toHaveTextContent('Rest Map'));
    deferred.dispose();
  });
});

describe('#lazy', () => {
  test("The server then doesn't import the module at all", async () => {
    const load = jest.fn(() => Promise.resolve({ default: Content }));
    const Lazy = React.lazy(load);
    const stores = (
      <NoSsr fallback="Wait">
        <React.Suspense fallback="Wait">
          <Lazy />
        </React.Suspense>
      </NoSsr>
    );
    expect(renderOnServer(stores)).toBe('Wait');
    expect(load).not.toHaveBeenCalled();
    render(stores);
    expect(await screen.findByText('Map')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('#accessibility', () => {
  test('If the fallback contains a focused control, the focus is lost, because the control is removed from the page', async () => {
    const { box, dispose } = renderSync(page({ defer: true, fallback: <button>Wait</button> }));
    document.body.append(box);
    box.querySelector('button')!.focus();
    expect(box.querySelector('button')).toHaveFocus();
    await waitFor(() => expect(map()).not.toBeNull());
    expect(document.body).toHaveFocus();
    dispose();
    box.remove();
  });
});

describe('#troubleshooting', () => {
  test('Expressions in JSX are evaluated by the parent, on the server as well: `<NoSsr>{window.innerWidth}</NoSsr>` fails', () => {
    const readWidth = jest.fn((): number => {
      throw new ReferenceError('window is not defined');
    });
    const Page = () => <NoSsr>{readWidth()}</NoSsr>;
    expect(() => renderOnServer(<Page />)).toThrow('window is not defined');
    expect(readWidth).toHaveBeenCalled();
  });

  test("Move the expression into a component, which the server doesn't call", () => {
    const readWidth = jest.fn(() => 800);
    const Width = () => <b>{readWidth()}</b>;
    const Page = () => (
      <NoSsr>
        <Width />
      </NoSsr>
    );
    expect(renderOnServer(<Page />)).toBe('');
    expect(readWidth).not.toHaveBeenCalled();
    render(<Page />);
    expect(screen.getByText('800')).toBeVisible();
  });

  test("The children don't exist yet in the first effect of the parent", () => {
    const seen: (string | undefined)[] = [];
    function Page({ defer }: { readonly defer: boolean }) {
      const ref = React.useRef<HTMLElement>(null);
      React.useEffect(() => {
        seen.push(ref.current?.tagName);
      }, []);
      return (
        <NoSsr defer={defer}>
          <b ref={ref}>Map</b>
        </NoSsr>
      );
    }
    render(<Page defer={false} />);
    render(<Page defer />);
    expect(seen).toEqual([undefined, undefined]);
  });

  test('The children are always rendered in a second step, even on pages that are not rendered on the server', () => {
    const order: string[] = [];
    const Step = ({ name }: { readonly name: string }) => {
      React.useLayoutEffect(() => {
        order.push(name);
      }, [name]);
      return null;
    };
    const element = (key: string) => (
      <NoSsr key={key} fallback={<Step name="fallback" />}>
        <Step name="children" />
      </NoSsr>
    );
    const { rerender } = render(element('first'));
    expect(order).toEqual(['fallback', 'children']);
    rerender(element('second'));
    expect(order).toEqual(['fallback', 'children', 'fallback', 'children']);
  });

  test('`NoSsr` accepts only `children`, `defer` and `fallback`', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { container } = render(
      <NoSsr {...{ className: 'wide' }} defer fallback="Wait">
        Map
      </NoSsr>,
    );
    expect(error.mock.calls.flat().join(' ')).toContain(
      'The following props are not supported: `className`. Please remove them.',
    );
    expect(container.innerHTML).toBe('Map');
  });
});
