import { render } from '@testing-library/react';
import { legendClasses } from '@mui/x-charts/ChartsLegend';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { addMouse, addSvgPoints } from '@site/tests/claims/standIns';
import { problem } from '@site/tests/problems';

beforeAll(() => {
  addSvgPoints();
  addMouse();
});
afterEach(() => jest.restoreAllMocks());

// Charts of versions without this class have no keyboard navigation.
const needs = { SparkLineChart, hidden: legendClasses?.hidden };

problem('sparkline-keyboard-navigation-warns', { needs }, () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  const keyboard = { enableKeyboardNavigation: true } as object;
  render(<SparkLineChart width={200} height={60} data={[5, 6]} {...keyboard} />);
  expect(document.querySelector('path')).not.toBeNull();
  return {
    observed: error.mock.calls.some((args) => args.join().includes('enableKeyboardNavigation')),
    faulty: true,
    correct: false,
  };
});
