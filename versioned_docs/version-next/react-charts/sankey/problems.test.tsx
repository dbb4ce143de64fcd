import { render } from '@testing-library/react';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import { addSvgPoints } from '@site/tests/claims/standIns';
import { problem } from '@site/tests/problems';

beforeAll(() => {
  addSvgPoints();
  const iterator = Object.getPrototypeOf(Object.getPrototypeOf([].values())) as {
    toArray?: () => unknown[];
  };
  // The chart needs this method, which older versions of Node.js lack.
  iterator.toArray ??= function toArray(this: Iterable<unknown>) {
    return [...this];
  };
});
afterEach(() => jest.restoreAllMocks());

problem('sankey-without-links-throws', { needs: { SankeyChart } }, () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const chart = (links: { source: string; target: string; value: number }[]) => (
    <SankeyChart width={400} height={300} series={{ data: { links } }} />
  );
  render(chart([{ source: 'A', target: 'B', value: 3 }])).unmount();
  let message = '';
  try {
    render(chart([]));
    expect(document.querySelector('svg')).not.toBeNull();
  } catch (error) {
    ({ message } = error as Error);
  }
  return {
    observed: message,
    faulty: "Cannot read properties of undefined (reading 'length')",
    correct: '',
  };
});
