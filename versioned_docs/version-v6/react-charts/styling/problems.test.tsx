import { render } from '@testing-library/react';
import { BarChart } from '@mui/x-charts/BarChart';
import { addMouse, addSvgPoints } from '@site/tests/claims/standIns';
import { problem } from '@site/tests/problems';

beforeAll(() => {
  addSvgPoints();
  addMouse();
});

problem('chart-ignores-title-and-class', { needs: { BarChart } }, () => {
  const props = { title: 'Fares per day', className: 'fares' } as object;
  render(
    <BarChart
      width={400}
      height={300}
      skipAnimation
      xAxis={[{ scaleType: 'band', data: ['Mon'] }]}
      series={[{ data: [3] }]}
      {...props}
    />,
  );
  expect(document.querySelectorAll('.MuiBarElement-root')).toHaveLength(1);
  return {
    observed: [
      document.querySelector('svg title')?.textContent ?? '',
      document.querySelector('.fares') !== null,
    ],
    faulty: ['', false],
    correct: ['Fares per day', true],
  };
});
