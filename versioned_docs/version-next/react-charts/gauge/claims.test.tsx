import * as React from 'react';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import {
  Gauge,
  GaugeContainer,
  GaugeValueArc,
  GaugeValueText,
  useGaugeState,
  type GaugeProps,
} from '@mui/x-charts/Gauge';

const seen: { state?: ReturnType<typeof useGaugeState> } = {};
function Probe() {
  const state = useGaugeState();
  React.useEffect(() => {
    seen.state = state;
  });
  return <g data-testid="child" />;
}

function show(props: GaugeProps & React.AriaAttributes & { role?: string } = {}) {
  cleanup();
  act(() => {
    render(
      <Gauge width={420} height={220} value={50} aria-label="Load" {...props}>
        <Probe />
      </Gauge>,
    );
  });
  return seen.state!;
}

const meter = () => screen.getByRole('meter');
const part = (name: string) => document.querySelector(`.MuiGauge-${name}`);
const degrees = (angle: number | null) => Math.round(((angle ?? NaN) * 180) / Math.PI);

describe('#value', () => {
  test('The default range is 0 to 100', () => {
    expect(show()).toMatchObject({ valueMin: 0, valueMax: 100 });
  });

  test('With `value={null}`, neither the arc nor the text of the value is drawn, and `aria-valuenow` is missing', () => {
    show({ value: null });
    expect([part('valueArc'), part('valueText')]).toEqual([null, null]);
    expect(meter().hasAttribute('aria-valuenow')).toBe(false);
  });

  test('A value outside the range is not limited: the arc continues past the end', () => {
    expect(degrees(show({ value: 150, startAngle: -90, endAngle: 90 }).valueAngle)).toBe(180);
  });
});

describe('#value', () => {
  test('A full circle shows every value above the maximum as full', () => {
    const outline = (value: number) => {
      show({ value });
      return part('valueArc')!.getAttribute('d')!.split('M')[1];
    };
    expect(outline(150)).toBe(outline(100));
    expect(outline(150)).not.toBe(outline(50));
  });
});

describe('#arc', () => {
  test('`margin` changes single sides; the others stay at 10 px', () => {
    expect(show({ margin: { left: 60 } })).toMatchObject({ cx: 235, cy: 110, maxRadius: 100 });
  });

  test('A number as `margin` sets all four', () => {
    expect(show({ margin: 30 })).toMatchObject({ cx: 210, cy: 110, maxRadius: 80 });
  });

  test('The gauge is as large as the visible part of the circle allows', () => {
    expect(show().outerRadius).toBe(100);
    expect(show({ startAngle: -90, endAngle: 90 }).outerRadius).toBe(200);
  });

  test('The default of `innerRadius` is `80%`', () => {
    expect(show().innerRadius).toBe(80);
  });

  test('The percentage of `cornerRadius` refers to the thickness of the ring', () => {
    expect(show({ cornerRadius: '50%' }).cornerRadius).toBe(10);
  });

  test('With an `endAngle` below the `startAngle`, the value grows counterclockwise', () => {
    expect(degrees(show({ startAngle: 90, endAngle: -90, value: 25 }).valueAngle)).toBe(45);
  });

  test('The margin is 10 px on all sides', () => {
    expect(show()).toMatchObject({ cx: 210, cy: 110, maxRadius: 100 });
  });
});

describe('#text', () => {
  test('A `transform` prop of `GaugeValueText` is ignored; use CSS', () => {
    cleanup();
    const { container } = render(
      <GaugeContainer width={420} height={220} value={50}>
        <GaugeValueText transform="translate(0 -14)" />
      </GaugeContainer>,
    );
    expect(container.querySelector('text')?.hasAttribute('transform')).toBe(false);
  });

  test('he default text is `value.toLocaleString()`', () => {
    show({ value: 1234, valueMax: 2000 });
    expect(part('valueText')?.textContent).toBe((1234).toLocaleString());
  });

  test('Return `null` from the function to draw no text', () => {
    show({ text: () => null });
    expect(part('valueText')).toBe(null);
  });

  test('A line break in the text starts a new line', () => {
    show({ text: 'one\ntwo' });
    expect(part('valueText')?.querySelectorAll('tspan')).toHaveLength(2);
  });

  test('If `text` is a string, it is also drawn for `value={null}`', () => {
    show({ value: null, text: 'no data' });
    expect(part('valueText')?.textContent).toBe('no data');
  });
});

describe('#style', () => {
  test('The components of the gauge ignore `defaultProps` from the theme', () => {
    const components = { MuiGauge: { defaultProps: { valueMax: 500 } } };
    render(
      <ThemeProvider theme={createTheme({ components } as object)}>
        <Gauge width={420} height={220} value={50}>
          <Probe />
        </Gauge>
      </ThemeProvider>,
    );
    expect(seen.state?.valueMax).toBe(100);
  });
});

describe('#style', () => {
  test('`styleOverrides` of `MuiGauge` in the theme style `valueArc` and `referenceArc`; `root` and `valueText` have no effect there', () => {
    cleanup();
    const styleOverrides = {
      root: { fill: 'gray' },
      referenceArc: { fill: 'red' },
      valueArc: { fill: 'blue' },
      valueText: { fill: 'green' },
    };
    render(
      <ThemeProvider
        theme={createTheme({ components: { MuiGauge: { styleOverrides } } } as object)}
      >
        <Gauge width={420} height={220} value={50} />
      </ThemeProvider>,
    );
    const fill = (name: string) => getComputedStyle(part(name)!).fill;
    expect([fill('referenceArc'), fill('valueArc')]).toEqual(['red', 'blue']);
    expect([fill('root'), fill('valueText')]).toEqual(['', '']);
  });
});

describe('#animation', () => {
  /** Answers media queries as a browser does; without them, jsdom gets no animations. */
  function addMedia(reduced: boolean) {
    Object.assign(window, {
      matchMedia: (media: string) => ({
        media,
        matches: reduced && media.includes('prefers-reduced-motion'),
        addEventListener: () => {},
        removeEventListener: () => {},
      }),
    });
  }
  afterEach(() => {
    Object.assign(window, { matchMedia: undefined });
  });
  const outline = () => part('valueArc')!.getAttribute('d');
  function outlineOf(value: number) {
    show({ value, skipAnimation: true });
    return outline();
  }

  test('The arc moves to a new `value` in 300 ms', async () => {
    addMedia(false);
    const [low, high] = [outlineOf(20), outlineOf(80)];
    cleanup();
    const { rerender } = render(<Gauge width={420} height={220} value={20} />);
    await waitFor(() => expect(outline()).toBe(low));
    rerender(<Gauge width={420} height={220} value={80} />);
    await new Promise((resolve) => {
      setTimeout(resolve, 120);
    });
    expect([low, high]).not.toContain(outline());
    await waitFor(() => expect(outline()).toBe(high));
  });

  test('When the gauge appears, the arc starts at `valueMin`', () => {
    addMedia(false);
    const empty = outlineOf(0);
    show({ value: 80 });
    expect(outline()).toBe(empty);
  });

  test('`skipAnimation` shows each value at once', () => {
    addMedia(false);
    const empty = outlineOf(0);
    expect(outlineOf(80)).not.toBe(empty);
  });

  test('The text and `aria-valuenow` have the new value at once', () => {
    addMedia(false);
    const high = outlineOf(80);
    show({ value: 80 });
    expect(outline()).not.toBe(high);
    expect(part('valueText')!.textContent).toBe('80');
    expect(meter().getAttribute('aria-valuenow')).toBe('80');
  });

  test('For people whose system asks for reduced motion, the arc is not animated', () => {
    addMedia(true);
    const high = outlineOf(80);
    show({ value: 80 });
    expect(outline()).toBe(high);
  });

  test('On the container, `skipAnimation` has no effect, and React warns about an unknown prop of a DOM element', () => {
    addMedia(false);
    const high = outlineOf(80);
    cleanup();
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    render(
      <GaugeContainer width={420} height={220} value={80} skipAnimation>
        <GaugeValueArc />
      </GaugeContainer>,
    );
    expect(outline()).not.toBe(high);
    expect(error.mock.calls.flat().join(' ')).toMatch(/does not recognize.*skipAnimation/s);
    error.mockRestore();
    cleanup();
    render(
      <GaugeContainer width={420} height={220} value={80}>
        <GaugeValueArc skipAnimation />
      </GaugeContainer>,
    );
    expect(outline()).toBe(high);
  });

  test('Components that use `useGaugeState` get the new angle at once', () => {
    addMedia(false);
    expect(degrees(show({ value: 50 }).valueAngle)).toBe(180);
  });
});

describe('#accessibility', () => {
  test('The meter cannot be focused', () => {
    show();
    expect(document.querySelectorAll('[tabindex], a, button')).toHaveLength(0);
  });
});

describe('#use-gauge-state', () => {
  test('Angles are in radians, while the props are in degrees', () => {
    expect(show({ startAngle: -90, endAngle: 90 })).toMatchObject({
      startAngle: -Math.PI / 2,
      endAngle: Math.PI / 2,
      valueAngle: 0,
    });
  });

  test('`valueAngle` is `null` when `value` is `null`', () => {
    expect(show({ value: null }).valueAngle).toBe(null);
  });

  test('Children of `Gauge` are painted above the arcs and the text', () => {
    show();
    const order = part('valueText')!.compareDocumentPosition(screen.getByTestId('child'));
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });
});

describe('#clicks', () => {
  test('`onClick` is called with the event alone, for a click anywhere in the `<svg>`', () => {
    const onClick = jest.fn();
    cleanup();
    render(<Gauge width={420} height={220} value={50} onClick={onClick} />);
    fireEvent.click(part('valueArc')!);
    fireEvent.click(meter());
    expect(onClick.mock.calls.map((parameters) => parameters.length)).toEqual([1, 1]);
    expect(meter().tagName).toBe('svg');
  });
});

describe('#label', () => {
  const named = (name: string) => screen.queryByRole('meter', { name }) !== null;

  test('The gauge has no name unless you set `aria-label`, `aria-labelledby` or `title`', () => {
    show({ 'aria-label': undefined });
    expect(named('')).toBe(true);
    show({ 'aria-label': 'Load' });
    expect(named('Load')).toBe(true);
  });

  test('`title` becomes a `<title>` in the SVG', () => {
    show({ 'aria-label': undefined, title: 'Load' });
    expect(document.querySelector('svg > title')?.textContent).toBe('Load');
    expect(named('Load')).toBe(true);
  });

  test('If you set both, `aria-label` is the name', () => {
    show({ 'aria-label': 'Load of the lift', title: 'Load' });
    expect(named('Load of the lift')).toBe(true);
  });

  test('`desc` becomes a `<desc>` and names nothing', () => {
    show({ 'aria-label': undefined, desc: 'Of the lift' });
    expect(document.querySelector('svg > desc')?.textContent).toBe('Of the lift');
    expect(named('')).toBe(true);
  });

  test('An `aria-valuenow` that you pass replaces that of the gauge', () => {
    show({ 'aria-valuenow': 77 });
    expect(meter().getAttribute('aria-valuenow')).toBe('77');
  });

  test('The text of the gauge is hidden from screen readers, which announce `aria-valuenow` or `aria-valuetext`', () => {
    show({ text: '50 of 100', 'aria-valuetext': 'half' });
    expect(part('valueText')?.closest('[aria-hidden="true"]')).not.toBe(null);
    expect(meter().getAttribute('aria-valuenow')).toBe('50');
    expect(meter().getAttribute('aria-valuetext')).toBe('half');
  });
});

describe('#presentation', () => {
  test('A `role` that you pass replaces `meter`', () => {
    show({ role: 'presentation' });
    expect(screen.queryByRole('meter')).toBe(null);
  });

  test('the attributes `aria-valuenow`, `aria-valuemin` and `aria-valuemax` stay', () => {
    const props = { width: 420, height: 220, value: 50, role: 'presentation' };
    const { container } = render(<Gauge {...props} />);
    expect(container.firstElementChild?.getAttribute('aria-valuenow')).toBe('50');
    expect(container.firstElementChild?.getAttribute('aria-valuemax')).toBe('100');
  });
});
