import { act, render } from '@testing-library/react';
import { PieChart } from '@mui/x-charts/PieChart';
import { addMouse, addSvgPoints } from '@site/tests/claims/standIns';
import { problem } from '@site/tests/problems';

const needs = { PieChart };
const data = [
  { id: 'oak', value: 1, label: 'Oak' },
  { id: 'pine', value: 2, label: 'Pine' },
];

beforeAll(() => {
  addSvgPoints();
  addMouse();
});

const wait = (ms = 60) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));

problem('pie-margin-of-hidden-legend', { needs }, async () => {
  // Version 8 has a prop to hide the legend.
  const hidden = { slotProps: { legend: { hidden: true } }, hideLegend: true } as object;
  render(<PieChart width={400} height={300} skipAnimation series={[{ data }]} {...hidden} />);
  await wait();
  expect(document.querySelectorAll('.MuiPieArc-root')).toHaveLength(2);
  expect(document.body.textContent).not.toContain('Oak');
  const group = document.querySelector('.MuiPieArc-root')!.closest('g[transform]')!;
  return {
    observed: Number(/translate\(([\d.]+)/.exec(group.getAttribute('transform')!)![1]),
    faulty: 152.5,
    correct: 200,
  };
});
