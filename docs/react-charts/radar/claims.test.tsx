import { render, screen } from '@testing-library/react';
import * as charts from '@mui/x-charts';
import * as chartsPro from '@mui/x-charts-pro';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import userEvent from '@testing-library/user-event';
import { RadarPlot } from './demos/radarPlot';

interface TentProps {
  data: (number | null)[];
}

function Tent({ data }: TentProps) {
  return (
    <ChartContainer
      width={300}
      height={300}
      disableAxisListener
      margin={{ top: 50, right: 50, bottom: 50, left: 50 }}
      xAxis={[{ scaleType: 'point', data: ['Wind', 'Rain', 'Room', 'Price'] }]}
      series={[{ type: 'line', label: 'Dome', data }]}
    >
      <RadarPlot max={10} />
      <ChartsTooltip trigger="item" />
    </ChartContainer>
  );
}

const outline = () => screen.getByRole('img');

describe('#', () => {
  test('7.28.0 has no radar chart', () => {
    const names = [...Object.keys(charts), ...Object.keys(chartsPro)];
    expect(names.filter((name) => /radar/i.test(name))).toEqual([]);
  });
});

describe('#today', () => {
  test('All spokes share one scale, from 0 in the center to max', () => {
    render(<Tent data={[10, 5, 0, 10]} />);
    const points = outline()
      .getAttribute('points')!
      .split(' ')
      .map((point) => point.split(',').map((coordinate) => Math.round(Number(coordinate))));
    expect(points).toEqual([
      [150, 50],
      [200, 150],
      [150, 150],
      [50, 150],
    ]);
  });

  test('A score that is missing is drawn in the center and read out as "–"', () => {
    render(<Tent data={[10, null, 10, 10]} />);
    expect(outline().getAttribute('points')!.split(' ')[1]).toBe('150,150');
    expect(outline().getAttribute('aria-label')).toBe('Dome: Wind 10, Rain –, Room 10, Price 10');
  });

  test('The outlines have no tooltip and no highlighting', async () => {
    render(<Tent data={[10, 5, 5, 10]} />);
    const before = outline().outerHTML;
    await userEvent.hover(outline());
    expect(outline().outerHTML).toBe(before);
    expect(screen.queryByRole('tooltip')).toBeNull();
  });
});

describe('#accessibility', () => {
  test('Each outline has the role img and a name with all of its scores', () => {
    render(<Tent data={[9, 8, 6, 3]} />);
    expect(screen.getByRole('img', { name: 'Dome: Wind 9, Rain 8, Room 6, Price 3' })).toBeTruthy();
  });
});
