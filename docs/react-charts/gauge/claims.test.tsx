import * as React from 'react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import {
  Gauge,
  GaugeContainer,
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
  test('In `styleOverrides` of `MuiGauge`, `referenceArc` styles both arcs, and `valueArc` has no effect', () => {
    cleanup();
    const styleOverrides = { referenceArc: { fill: 'red' }, valueArc: { fill: 'blue' } };
    render(
      <ThemeProvider
        theme={createTheme({ components: { MuiGauge: { styleOverrides } } } as object)}
      >
        <Gauge width={420} height={220} value={50} />
      </ThemeProvider>,
    );
    const fill = (name: string) => getComputedStyle(part(name)!).fill;
    expect([fill('referenceArc'), fill('valueArc')]).toEqual(['red', 'red']);
  });
});

describe('#animation', () => {
  test('If you pass `aria-valuenow`, it replaces the value of the gauge', () => {
    show({ 'aria-valuenow': 77 });
    expect(meter().getAttribute('aria-valuenow')).toBe('77');
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
  test('`onClick` is called for a click anywhere in the box of the gauge', () => {
    const onClick = jest.fn();
    cleanup();
    // @ts-expect-error -- as the page says, TypeScript does not know the prop
    render(<Gauge width={420} height={220} value={50} onClick={onClick} />);
    fireEvent.click(part('valueArc')!);
    fireEvent.click(meter());
    expect(onClick).toHaveBeenCalledTimes(2);
  });
});

describe('#label', () => {
  test('The gauge has no name unless you set `aria-label` or `aria-labelledby`', () => {
    show({ 'aria-label': undefined, title: 'Load' });
    expect(screen.queryByRole('meter', { name: 'Load' })).toBe(null);
    show({ 'aria-label': 'Load' });
    expect(screen.queryByRole('meter', { name: 'Load' })).not.toBe(null);
  });

  test('`title` and `desc` are rendered in the SVG, which is hidden from screen readers, so they do not name the gauge', () => {
    show({ 'aria-label': undefined, title: 'Load', desc: 'Of the lift' });
    expect(document.querySelector('svg > title')?.textContent).toBe('Load');
    expect(document.querySelector('svg > desc')?.textContent).toBe('Of the lift');
    expect(screen.queryByRole('meter', { name: 'Load' })).toBe(null);
    expect(document.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });

  test('The text of the gauge is hidden from screen readers, which announce `aria-valuenow` or `aria-valuetext`', () => {
    show({ text: '50 of 100', 'aria-valuetext': 'half' });
    expect(part('valueText')?.closest('[aria-hidden="true"]')).not.toBe(null);
    expect(meter().getAttribute('aria-valuenow')).toBe('50');
    expect(meter().getAttribute('aria-valuetext')).toBe('half');
  });
});

describe('#presentation', () => {
  test('If you pass a `role`, it replaces `meter`', () => {
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
