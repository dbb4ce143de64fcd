import { render } from '@testing-library/react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { Gauge, GaugeContainer, GaugeValueText } from '@mui/x-charts/Gauge';
import { addMouse, addSvgPoints } from '@site/tests/claims/standIns';
import { problem } from '@site/tests/problems';

beforeAll(() => {
  addSvgPoints();
  addMouse();
});

const size = { width: 420, height: 220, value: 50 };

problem('gauge-reference-arc-overrides-value-arc', { needs: { Gauge } }, () => {
  const styleOverrides = { referenceArc: { fill: 'red' }, valueArc: { fill: 'blue' } };
  const theme = createTheme({ components: { MuiGauge: { styleOverrides } } } as object);
  render(
    <ThemeProvider theme={theme}>
      <Gauge {...size} />
    </ThemeProvider>,
  );
  const fill = (name: string) =>
    getComputedStyle(document.querySelector(`.MuiGauge-${name}`)!).fill;
  return {
    observed: [fill('referenceArc'), fill('valueArc')],
    faulty: ['red', 'red'],
    correct: ['red', 'blue'],
  };
});

problem('gauge-value-text-ignores-transform', { needs: { GaugeContainer, GaugeValueText } }, () => {
  render(
    <GaugeContainer {...size}>
      <GaugeValueText transform="translate(0 -14)" className="text" />
    </GaugeContainer>,
  );
  expect(document.querySelector('.text')?.textContent).toBe('50');
  return {
    observed: document.querySelector('[transform="translate(0 -14)"]') !== null,
    faulty: false,
    correct: true,
  };
});
