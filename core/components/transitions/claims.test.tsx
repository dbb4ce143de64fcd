import * as React from 'react';
import { renderToString } from 'react-dom/server';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Collapse, { type CollapseProps } from '@mui/material/Collapse';
import Dialog from '@mui/material/Dialog';
import Fade from '@mui/material/Fade';
import Grow from '@mui/material/Grow';
import Popover from '@mui/material/Popover';
import Slide, { type SlideProps } from '@mui/material/Slide';
import Snackbar from '@mui/material/Snackbar';
import Tooltip from '@mui/material/Tooltip';
import Zoom from '@mui/material/Zoom';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';

const WITH_CHILD = [
  ['Fade', Fade],
  ['Grow', Grow],
  ['Slide', Slide],
  ['Zoom', Zoom],
] as const;
const ALL = [...WITH_CHILD, ['Collapse', Collapse]] as const;

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const child = () => screen.queryByTestId('child');
const setSize = (height: number) =>
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(height);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Returns the time that a transition needs in each direction. */
function measure(
  renderAt: (isIn: boolean, onEntered: () => void, onExited: () => void) => React.ReactElement,
): { enter: number; exit: number } {
  const end = jest.fn();
  const timeUntilEnd = () => {
    end.mockClear();
    for (let time = 0; time <= 4000; time += 1) {
      if (end.mock.calls.length > 0) {
        return time;
      }
      wait(1);
    }
    return Infinity;
  };
  const { rerender, unmount } = render(renderAt(false, end, end));
  rerender(renderAt(true, end, end));
  const enter = timeUntilEnd();
  rerender(renderAt(false, end, end));
  const exit = timeUntilEnd();
  unmount();
  return { enter, exit };
}

describe('#basic', () => {
  test('After the animation, a hidden child is still in the page, with `visibility: hidden`', () => {
    for (const [name, Transition] of ALL) {
      const show = (isIn: boolean) => (
        <Transition in={isIn}>
          <div data-testid="child">{name}</div>
        </Transition>
      );
      const { rerender, unmount } = render(show(true));
      wait(1000);
      expect(child()).toBeVisible();
      rerender(show(false));
      wait(1000);
      expect(child()).not.toBeNull();
      expect(getComputedStyle(child()!).visibility).toBe('hidden');
      unmount();
    }
  });
});

describe('#child', () => {
  test('These components render no element: they pass `style` and `ref` to the child', () => {
    for (const [name, Transition] of WITH_CHILD) {
      const Child = React.forwardRef<HTMLParagraphElement, React.HTMLAttributes<HTMLElement>>(
        function Child({ style }, ref) {
          return (
            <p ref={ref} style={style}>
              {name}
            </p>
          );
        },
      );
      const own = React.createRef<HTMLParagraphElement>();
      const { container, unmount } = render(
        <Transition in={false}>
          <Child ref={own} />
        </Transition>,
      );
      expect(container.innerHTML).toMatch(/^<p[^>]*>\w+<\/p>$/);
      expect(container.firstElementChild).toHaveStyle({ visibility: 'hidden' });
      // The transition replaces the ref of the child and forwards to it.
      expect(own.current).toBe(container.firstElementChild);
      unmount();
    }
  });

  test('`Collapse` accepts any content, because it renders a `<div>` around it', () => {
    const { container } = render(
      <Collapse in>
        Some text,
        <>and a fragment</>
      </Collapse>,
    );
    expect(container.firstElementChild).toHaveClass('MuiCollapse-root');
    expect(container.firstElementChild!.tagName).toBe('DIV');
    expect(container).toHaveTextContent('Some text,and a fragment');
  });
});

describe('#slide', () => {
  const box = (left: number, top: number, width: number, height: number) =>
    ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect;

  function offset(props: Partial<SlideProps>): string {
    const container = document.createElement('section');
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(
      this: Element,
    ) {
      return this === container ? box(100, 100, 400, 300) : box(150, 200, 50, 40);
    });
    const { unmount } = render(
      <Slide in={false} {...props} container={props.container === undefined ? null : container}>
        <div data-testid="child">Panel</div>
      </Slide>,
    );
    const { transform } = child()!.style;
    unmount();
    return transform;
  }

  test('The child starts just outside the window or, with `container`, just outside that element', () => {
    const { innerWidth, innerHeight } = window;
    expect(offset({ direction: 'up' })).toBe(`translateY(${innerHeight - 200}px)`);
    expect(offset({ direction: 'left' })).toBe(`translateX(${innerWidth - 150}px)`);
    expect(offset({ direction: 'down' })).toBe('translateY(-240px)');
    expect(offset({ direction: 'right' })).toBe('translateX(-200px)');
    const container = document.body;
    expect(offset({ container, direction: 'up' })).toBe('translateY(200px)');
    expect(offset({ container, direction: 'left' })).toBe('translateX(350px)');
    expect(offset({ container, direction: 'down' })).toBe('translateY(-140px)');
    expect(offset({ container, direction: 'right' })).toBe('translateX(-100px)');
  });

  test('`left` and `right` are not swapped in right-to-left themes', () => {
    jest
      .spyOn(Element.prototype, 'getBoundingClientRect')
      .mockImplementation(() => box(150, 200, 50, 40));
    for (const side of ['left', 'right'] as const) {
      const [ltr, rtl] = (['ltr', 'rtl'] as const).map((direction) => {
        const { unmount } = render(
          <ThemeProvider theme={createTheme({ direction })}>
            <Slide in={false} direction={side}>
              <div data-testid="child" dir={direction}>
                Panel
              </div>
            </Slide>
          </ThemeProvider>,
        );
        const { transform } = child()!.style;
        unmount();
        return transform;
      });
      expect(ltr).toMatch(/^translateX/);
      expect(rtl).toBe(ltr);
    }
  });
});

describe('#collapse', () => {
  test('The rest is cut off, but screen readers and the <kbd>Tab</kbd> key still reach all of it', async () => {
    jest.useRealTimers();
    const { container } = render(
      <Collapse in={false} collapsedSize={40}>
        <button>Far below</button>
      </Collapse>,
    );
    const root = container.firstElementChild as HTMLElement;
    expect(getComputedStyle(root).overflow).toBe('hidden');
    expect(root.style.minHeight).toBe('40px');
    expect(screen.getByRole('button', { name: 'Far below' })).toBeVisible();
    await userEvent.tab();
    expect(screen.getByRole('button')).toHaveFocus();
  });
});

describe('#timeout', () => {
  test('Set both keys: an animation without a duration never ends, and its `onEntered` or `onExited` is not called', () => {
    for (const [, Transition] of ALL) {
      for (const [timeout, expected] of [
        [{ enter: 100 }, { enter: 100, exit: Infinity }],
        [{ exit: 100 }, { enter: Infinity, exit: 100 }],
        [
          { enter: 100, exit: 50 },
          { enter: 100, exit: 50 },
        ],
      ] as const) {
        const time = measure((isIn, onEntered, onExited) => (
          <Transition in={isIn} timeout={timeout} onEntered={onEntered} onExited={onExited}>
            <div>Panel</div>
          </Transition>
        ));
        expect(time).toEqual(expected);
      }
    }
  });

  test('The default of `Fade`, `Slide` and `Zoom` is 225 ms to appear and 195 ms to disappear; the default of `Collapse` is 300 ms', () => {
    for (const Transition of [Fade, Slide, Zoom]) {
      const time = measure((isIn, onEntered, onExited) => (
        <Transition in={isIn} onEntered={onEntered} onExited={onExited}>
          <div data-testid="child">{isIn ? 'Shown' : 'Hidden'}</div>
        </Transition>
      ));
      expect(time).toEqual({ enter: 225, exit: 195 });
    }
    const time = measure((isIn, onEntered, onExited) => (
      <Collapse in={isIn} onEntered={onEntered} onExited={onExited}>
        Text
      </Collapse>
    ));
    expect(time).toEqual({ enter: 300, exit: 300 });
  });

  test('With `auto`, which is the default of `Grow`, the height of the child determines the duration: 239 ms for 100 pixels, and 336 ms for 400 pixels', () => {
    for (const [height, duration] of [
      [100, 239],
      [400, 336],
    ] as const) {
      setSize(height);
      const grow = measure((isIn, onEntered, onExited) => (
        <Grow in={isIn} onEntered={onEntered} onExited={onExited}>
          <div>Panel</div>
        </Grow>
      ));
      expect(grow).toEqual({ enter: duration, exit: duration });
      const collapse = measure((isIn, onEntered, onExited) => (
        <Collapse in={isIn} timeout="auto" onEntered={onEntered} onExited={onExited}>
          Panel
        </Collapse>
      ));
      expect(collapse).toEqual({ enter: duration, exit: duration });
    }
  });

  test('Only `Grow` and `Collapse` support `auto`; a horizontal `Collapse` uses the width', () => {
    setSize(100);
    jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(400);
    for (const [orientation, duration] of [
      ['vertical', 239],
      ['horizontal', 336],
    ] as const) {
      const time = measure((isIn, onEntered, onExited) => (
        <Collapse
          in={isIn}
          orientation={orientation}
          timeout="auto"
          onEntered={onEntered}
          onExited={onExited}
        >
          Panel
        </Collapse>
      ));
      expect(time).toEqual({ enter: duration, exit: duration });
    }
    // Other transitions never end.
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const timeout = 'auto' as unknown as number;
    for (const Transition of [Fade, Slide, Zoom]) {
      const time = measure((isIn, onEntered, onExited) => (
        <Transition in={isIn} timeout={timeout} onEntered={onEntered} onExited={onExited}>
          <div>Panel</div>
        </Transition>
      ));
      expect(time).toEqual({ enter: Infinity, exit: Infinity });
    }
  });

  test("A delay doesn't extend `timeout`: when the time is up, the child is hidden, even if its exit animation has not finished", () => {
    for (const Transition of [Fade, Slide, Zoom]) {
      const show = (isIn: boolean) => (
        <Transition in={isIn} style={{ transitionDelay: '5000ms' }}>
          <div data-testid="child">Tile</div>
        </Transition>
      );
      const { rerender, unmount } = render(show(true));
      wait(1000);
      rerender(show(false));
      expect(child()!.style.transition || child()!.style.transitionDelay).toContain('5000ms');
      wait(194);
      expect(child()!.style.visibility).not.toBe('hidden');
      wait(1);
      expect(child()!.style.visibility).toBe('hidden');
      unmount();
    }
  });

  test("Don't delay a `Collapse`, because it jumps to its full height when the time is up", () => {
    for (const transitionDelay of ['100ms', '5000ms']) {
      const show = (isIn: boolean) => (
        <Collapse in={isIn} style={{ transitionDelay }}>
          Details
        </Collapse>
      );
      const { container, rerender, unmount } = render(show(false));
      const root = container.firstElementChild as HTMLElement;
      rerender(show(true));
      expect(root.style.transitionDelay).toBe(transitionDelay);
      wait(299);
      expect(root.style.height).toBe('0px');
      wait(1);
      expect(root.style.height).toBe('auto');
      unmount();
    }
  });
});

describe('#appear', () => {
  test('In server-rendered HTML, the child of `Fade`, `Grow` and `Zoom` is then invisible, whereas the child of `Slide` is visible until it slides in', () => {
    // jsdom warns about layout effects on the server.
    jest.spyOn(console, 'error').mockImplementation(() => {});
    for (const [name, Transition] of WITH_CHILD) {
      for (const appear of [undefined, true, false]) {
        const page = document.createElement('div');
        page.innerHTML = renderToString(
          <Transition in appear={appear}>
            <div>First item</div>
          </Transition>,
        );
        const { opacity, transform, visibility } = (page.firstElementChild as HTMLElement).style;
        const isInvisible = opacity === '0' || transform === 'scale(0)' || visibility === 'hidden';
        expect(isInvisible).toBe(name !== 'Slide' && appear !== false);
      }
    }
  });

  test('`appear` is true by default, except in `Collapse`', () => {
    const animates = (element: React.ReactElement<{ onEnter?: () => void }>) => {
      const onEnter = jest.fn();
      const { unmount } = render(React.cloneElement(element, { onEnter }));
      wait(1000);
      unmount();
      return onEnter.mock.calls.length > 0;
    };
    for (const [, Transition] of WITH_CHILD) {
      const content = <div>First item</div>;
      expect(animates(<Transition in>{content}</Transition>)).toBe(true);
      expect(
        animates(
          <Transition in appear={false}>
            {content}
          </Transition>,
        ),
      ).toBe(false);
    }
    expect(animates(<Collapse in>Text</Collapse>)).toBe(false);
    expect(
      animates(
        <Collapse in appear>
          Text
        </Collapse>,
      ),
    ).toBe(true);
  });
});

describe('#mount', () => {
  test('`mountOnEnter` renders the child only when `in` becomes true for the first time, and `unmountOnExit` removes it when the exit animation ends', () => {
    for (const [, Transition] of ALL) {
      for (const isRemoved of [false, true]) {
        const show = (isIn: boolean) => (
          <Transition in={isIn} mountOnEnter unmountOnExit={isRemoved} timeout={200}>
            <div data-testid="child">Row</div>
          </Transition>
        );
        const { rerender, unmount } = render(show(false));
        expect(child()).toBeNull();
        rerender(show(true));
        expect(child()).not.toBeNull();
        wait(1000);
        rerender(show(false));
        wait(199);
        expect(child()).not.toBeNull();
        wait(1);
        expect(child() === null).toBe(isRemoved);
        unmount();
      }
    }
  });
});

describe('#slots', () => {
  const onProps = jest.fn<void, [{ timeout?: unknown; easing?: string }]>();
  const Replacement = React.forwardRef<
    HTMLDivElement,
    { timeout?: unknown; easing?: string; children?: React.ReactNode }
  >(function Replacement({ children, timeout, easing }, ref) {
    onProps({ timeout, easing });
    return (
      <div ref={ref} tabIndex={-1} data-testid="replacement">
        {children}
      </div>
    );
  });
  interface Options {
    readonly transition?: { timeout?: number; easing?: string };
    readonly transitionDuration?: number;
  }
  const slots = { transition: Replacement };
  const HOSTS = {
    dialog: ({ transition, ...props }: Options) => (
      <Dialog open slots={slots} slotProps={{ transition }} {...props}>
        Text
      </Dialog>
    ),
    popover: ({ transition, ...props }: Options) => (
      <Popover open anchorReference="none" slots={slots} slotProps={{ transition }} {...props}>
        Text
      </Popover>
    ),
    snackbar: ({ transition, ...props }: Options) => (
      <Snackbar open message="Text" slots={slots} slotProps={{ transition }} {...props} />
    ),
    tooltip: ({ transition }: Options) => (
      <Tooltip open title="Text" slots={slots} slotProps={{ transition }}>
        <button>Help</button>
      </Tooltip>
    ),
  };
  const receive = (host: keyof typeof HOSTS, options: Options) => {
    onProps.mockClear();
    const { unmount } = render(HOSTS[host](options));
    const isReplaced = screen.queryByTestId('replacement') !== null;
    unmount();
    return { ...onProps.mock.lastCall?.[0], isReplaced };
  };

  test('`slots.transition` replaces the transition of dialogs, popovers, snackbars and tooltips, and `slotProps.transition` sets its props, such as `easing`', () => {
    for (const host of ['dialog', 'popover', 'snackbar', 'tooltip'] as const) {
      for (const easing of ['linear', 'ease-in']) {
        expect(receive(host, { transition: { easing } })).toMatchObject({
          easing,
          isReplaced: true,
        });
      }
    }
  });

  test("`transitionDuration` sets the duration; for tooltips, which don't have this prop, use `timeout` in `slotProps.transition`", () => {
    for (const transitionDuration of [40, 900]) {
      for (const host of ['dialog', 'popover', 'snackbar'] as const) {
        expect(receive(host, { transitionDuration }).timeout).toBe(transitionDuration);
      }
      const transition = { timeout: transitionDuration };
      expect(receive('tooltip', { transition }).timeout).toBe(transitionDuration);
      // Popovers override this option.
      expect(receive('popover', { transition, transitionDuration: 7 }).timeout).toBe(7);
    }
  });
});

describe('#styles', () => {
  test('`transitions.duration` of the theme changes the defaults of `Fade`, `Slide` and `Zoom` in the whole app, but not those of `Grow` and `Collapse`', () => {
    const theme = createTheme({
      transitions: {
        duration: {
          shortest: 1,
          shorter: 1,
          short: 1,
          standard: 1,
          complex: 1,
          enteringScreen: 50,
          leavingScreen: 40,
        },
      },
    });
    for (const Transition of [Fade, Slide, Zoom]) {
      const time = measure((isIn, onEntered, onExited) => (
        <ThemeProvider theme={theme}>
          <Transition in={isIn} onEntered={onEntered} onExited={onExited}>
            <div>Panel</div>
          </Transition>
        </ThemeProvider>
      ));
      expect(time).toEqual({ enter: 50, exit: 40 });
    }
    setSize(100);
    for (const [Transition, duration] of [
      [Grow, 239],
      [Collapse, 300],
    ] as const) {
      const time = measure((isIn, onEntered, onExited) => (
        <ThemeProvider theme={theme}>
          <Transition in={isIn} onEntered={onEntered} onExited={onExited}>
            <div>Panel</div>
          </Transition>
        </ThemeProvider>
      ));
      expect(time).toEqual({ enter: duration, exit: duration });
    }
  });
});

describe('#accessibility', () => {
  test('The components ignore the system setting for reduced motion', () => {
    const matchMedia = jest.fn((media: string) => ({
      matches: true,
      media,
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    const original = window.matchMedia;
    Object.assign(window, { matchMedia });
    setSize(100);
    for (const [, Transition] of ALL) {
      const time = measure((isIn, onEntered, onExited) => (
        <Transition in={isIn} onEntered={onEntered} onExited={onExited}>
          <div>Panel</div>
        </Transition>
      ));
      expect(time.enter).toBeGreaterThan(200);
      expect(time.exit).toBeGreaterThan(190);
    }
    expect(matchMedia).not.toHaveBeenCalled();
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    expect(rules.map(({ cssText }) => cssText).join('\n')).not.toContain('prefers-reduced-motion');
    Object.assign(window, { matchMedia: original });
  });

  test("In the whole app, a theme with `transitions: { create: () => 'none' }` disables the animations of all five components", () => {
    const animated = (theme: Theme) =>
      ALL.filter(([, Transition]) => {
        const show = (isIn: boolean) => (
          <ThemeProvider theme={theme}>
            <Transition in={isIn} timeout={200}>
              <div data-testid="child">Panel</div>
            </Transition>
          </ThemeProvider>
        );
        const { container, rerender, unmount } = render(show(false));
        const root = container.firstElementChild as HTMLElement;
        const values: string[] = [];
        for (const isIn of [true, false]) {
          rerender(show(isIn));
          // The duration in the style of Collapse has no effect if the property of its class is none.
          values.push(
            Transition === Collapse ? getComputedStyle(root).transition : root.style.transition,
          );
          wait(1000);
        }
        unmount();
        return values.some((value) => /opacity|transform|height/.test(value));
      }).map(([name]) => name);
    expect(animated(createTheme())).toEqual(ALL.map(([name]) => name));
    expect(animated(createTheme({ transitions: { create: () => 'none' } }))).toEqual([]);
  });

  test('The transitions set no role and no ARIA attributes', () => {
    for (const [, Transition] of ALL) {
      for (const isIn of [true, false]) {
        const { container, unmount } = render(
          <Transition in={isIn}>
            <div>Panel</div>
          </Transition>,
        );
        wait(1000);
        const names = [...container.querySelectorAll('*')].flatMap((element) =>
          element.getAttributeNames(),
        );
        expect(names).toContain('style');
        expect(names.filter((name) => name === 'role' || name.startsWith('aria-'))).toEqual([]);
        unmount();
      }
    }
  });
});

describe('#troubleshooting', () => {
  test("The child doesn't pass on its `ref`, or is a fragment", () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const WithoutRef = () => <div>No ref</div>;
    const fragment = (
      <>
        <div>First</div>
        <div>Second</div>
      </>
    );
    for (const [name, Transition] of WITH_CHILD) {
      const reads = name === 'Slide' ? 'getBoundingClientRect' : 'scrollTop';
      for (const content of [<WithoutRef key="component" />, fragment]) {
        expect(() => render(<Transition in>{content}</Transition>)).toThrow(
          `Cannot read properties of null (reading '${reads}')`,
        );
      }
    }
  });

  test("The `style` of the child overrides that of the transition: `Fade` can't animate a child with `opacity` there, and `Zoom` can't animate a child with `transform`", () => {
    for (const [Transition, style] of [
      [Fade, { opacity: 0.9 }],
      [Zoom, { transform: 'scale(0.9)' }],
    ] as const) {
      const show = (isIn: boolean) => (
        <Transition in={isIn}>
          <div data-testid="child" style={style}>
            Badge
          </div>
        </Transition>
      );
      const { rerender, unmount } = render(show(false));
      for (const isIn of [true, false, true]) {
        expect(child()).toHaveStyle(style);
        rerender(show(isIn));
        expect(child()).toHaveStyle(style);
        wait(100);
        expect(child()).toHaveStyle(style);
        wait(1000);
      }
      unmount();
    }
  });

  test("`collapsedSize={0}`, the number, doesn't set `visibility: hidden`", () => {
    const visibility = (props: CollapseProps) => {
      const { unmount } = render(
        <Collapse in={false} {...props}>
          <button data-testid="child">Details</button>
        </Collapse>,
      );
      const value = getComputedStyle(child()!).visibility;
      unmount();
      return value;
    };
    expect(visibility({ collapsedSize: 0 })).toBe('visible');
    expect(visibility({ collapsedSize: '0px' })).toBe('hidden');
    expect(visibility({})).toBe('hidden');
  });
});
