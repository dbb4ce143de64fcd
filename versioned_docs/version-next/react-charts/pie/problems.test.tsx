import { act, fireEvent, render, screen } from '@testing-library/react';
import { legendClasses } from '@mui/x-charts/ChartsLegend';
import { PieChart } from '@mui/x-charts/PieChart';
import { addSvgPoints } from '@site/tests/claims/standIns';
import { problem } from '@site/tests/problems';

beforeAll(addSvgPoints);

// Only charts whose legend hides items have this class.
const needs = { PieChart, hidden: legendClasses?.hidden };

problem('pie-hides-slice-despite-hidden-items', { needs }, async () => {
  const onHiddenItemsChange = jest.fn();
  render(
    <PieChart
      width={400}
      height={300}
      skipAnimation
      series={[
        {
          id: 's',
          data: [
            { id: 'oak', value: 1, label: 'Oak' },
            { id: 'pine', value: 2, label: 'Pine' },
          ],
        },
      ]}
      slotProps={{ legend: { toggleVisibilityOnClick: true } }}
      hiddenItems={[]}
      onHiddenItemsChange={onHiddenItemsChange}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Pine' }));
  await act(() => new Promise<void>((resolve) => setTimeout(resolve, 60)));
  expect(onHiddenItemsChange).toHaveBeenCalledTimes(1);
  return {
    observed: document.querySelectorAll(`.${legendClasses.hidden}`).length,
    faulty: 1,
    correct: 0,
  };
});
