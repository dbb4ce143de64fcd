import { render } from '@testing-library/react';
import { legendClasses } from '@mui/x-charts/ChartsLegend';
import { GaugeContainer, GaugeValueArc } from '@mui/x-charts/Gauge';
import { addMouse, addSvgPoints } from '@site/tests/claims/standIns';
import { problem } from '@site/tests/problems';

beforeAll(() => {
  addSvgPoints();
  addMouse();
});
afterEach(() => jest.restoreAllMocks());

const size = { width: 420, height: 220, value: 50 };
// Gauges of versions without this class have no animation.
const needs = { GaugeContainer, GaugeValueArc, hidden: legendClasses?.hidden };

problem('gauge-container-skip-animation-warns', { needs }, () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <GaugeContainer {...size} {...({ skipAnimation: true } as object)}>
      <GaugeValueArc />
    </GaugeContainer>,
  );
  expect(document.querySelectorAll('path')).toHaveLength(1);
  return {
    observed: error.mock.calls.some((args) => args.join().includes('skipAnimation')),
    faulty: true,
    correct: false,
  };
});
