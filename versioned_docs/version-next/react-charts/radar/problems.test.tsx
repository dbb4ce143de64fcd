import { fireEvent, render } from '@testing-library/react';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { RadarChartPro } from '@mui/x-charts-pro/RadarChartPro';
import { addMouse, addSvgPoints } from '@site/tests/claims/standIns';
import { problem } from '@site/tests/problems';

beforeAll(() => {
  addSvgPoints();
  addMouse();
});
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

const base = {
  width: 300,
  height: 300,
  radar: { max: 10, metrics: ['Wind', 'Rain', 'Room'] },
  series: [{ id: 'dome', label: 'Dome', data: [10, 5, 3] }],
};

problem('radar-pro-toolbar-throws', { needs: { RadarChartPro } }, () => {
  render(<RadarChartPro {...base} />).unmount();
  let message = '';
  try {
    render(<RadarChartPro {...base} showToolbar />);
    expect(document.querySelector('svg')).not.toBeNull();
  } catch (error) {
    ({ message } = error as Error);
  }
  return {
    observed: message.split(':')[0],
    faulty: 'Element type is invalid',
    correct: '',
  };
});

problem('radar-pro-clicks-not-called', { needs: { RadarChart, RadarChartPro } }, () => {
  const clicks = (Chart: typeof RadarChart) => {
    const onAreaClick = jest.fn();
    const { unmount } = render(<Chart {...base} onAreaClick={onAreaClick} />);
    fireEvent.click(document.querySelector('.MuiRadarChart-seriesArea')!);
    unmount();
    return onAreaClick.mock.calls.length;
  };
  expect(clicks(RadarChart)).toBe(1);
  return { observed: clicks(RadarChartPro as unknown as typeof RadarChart), faulty: 0, correct: 1 };
});

problem('radar-ignores-hidden-items', { needs: { RadarChart } }, () => {
  const hidden = { hiddenItems: [{ type: 'radar', seriesId: 'dome' }] } as object;
  render(<RadarChart {...base} {...hidden} />);
  return {
    observed: document.querySelectorAll('.MuiRadarChart-seriesArea').length,
    faulty: 1,
    correct: 0,
  };
});
