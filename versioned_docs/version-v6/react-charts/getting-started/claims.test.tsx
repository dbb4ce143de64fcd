import { render, waitFor } from '@testing-library/react';
import { BarChart } from '@mui/x-charts/BarChart';

const heights = () =>
  [...document.querySelectorAll<SVGElement>('.MuiBarElement-root')].map((bar) => bar.style.height);

beforeAll(() => {
  // jsdom has no matchMedia. This one reports that the system asks for reduced motion.
  Object.assign(window, {
    matchMedia: () => ({ matches: true, addEventListener() {}, removeEventListener() {} }),
  });
});

describe('#accessibility', () => {
  test('the first chart on the page still animates its bars or slices when it appears', async () => {
    const chart = (data: number[]) => (
      <BarChart
        width={400}
        height={300}
        xAxis={[{ scaleType: 'band', data: ['A', 'B'] }]}
        series={[{ data }]}
      />
    );
    const { rerender, unmount } = render(chart([4, 9]));
    const seen = new Set<string>();
    await waitFor(
      () => {
        seen.add(heights()[1]!);
        expect(heights()).toEqual(['80px', '180px']);
      },
      { interval: 20, timeout: 4000 },
    );
    expect(seen.size).toBeGreaterThan(2);
    // A change, and every further chart, is drawn without steps in between.
    rerender(chart([9, 2]));
    await waitFor(() => expect(heights()).not.toEqual(['80px', '180px']));
    expect(heights()).toEqual(['180px', '40px']);
    unmount();
    render(chart([4, 9]));
    expect(heights()).toEqual(['80px', '180px']);
  });
});
