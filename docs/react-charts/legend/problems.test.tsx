import { render } from '@testing-library/react';
import { BarChart } from '@mui/x-charts/BarChart';
import { legendClasses } from '@mui/x-charts/ChartsLegend';
import { addMouse, addSvgPoints } from '@site/tests/claims/standIns';
import { problem } from '@site/tests/problems';

beforeAll(() => {
  addSvgPoints();
  addMouse();
});

const needs = { BarChart, label: legendClasses?.label };

problem('legend-label-without-class', { needs }, () => {
  render(
    <BarChart
      width={400}
      height={300}
      skipAnimation
      xAxis={[{ scaleType: 'band', data: ['Mon'] }]}
      series={[{ label: 'Fares', data: [3] }]}
    />,
  );
  expect(document.body.textContent).toContain('Fares');
  expect(legendClasses.label).toContain('label');
  return {
    observed: document.querySelectorAll(`.${legendClasses.label}`).length,
    faulty: 0,
    correct: 1,
  };
});
