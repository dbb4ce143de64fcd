import { fireEvent, render, screen } from '@testing-library/react';
import * as charts from '@mui/x-charts';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import * as hooks from '@mui/x-charts/hooks';
import { addMouse, addSvgPoints } from '@site/tests/claims/standIns';
import { RadarPlot } from './demos/radarPlot';

const criteria = ['Wind', 'Rain', 'Room', 'Price'];

interface TentProps {
  data: (number | null)[];
  color?: string;
  trigger?: 'item' | 'axis';
}

function Tent({ data, color = '#02838f', trigger = 'item' }: TentProps) {
  return (
    <ChartContainer
      width={300}
      height={300}
      disableAxisListener={trigger === 'item'}
      margin={{ top: 50, right: 50, bottom: 50, left: 50 }}
      xAxis={[{ scaleType: 'point', data: criteria }]}
      series={[{ type: 'line', label: 'Dome', color, data }]}
    >
      <RadarPlot criteria={criteria} profiles={[{ label: 'Dome', color, data }]} max={10} />
      <ChartsLegend />
      <ChartsTooltip trigger={trigger} />
    </ChartContainer>
  );
}

const outline = () => screen.getByRole('img');

beforeAll(() => {
  addMouse();
  addSvgPoints();
});

describe('#', () => {
  test('6.19.8 has no radar chart', () => {
    expect(Object.keys(charts).filter((name) => /radar/i.test(name))).toEqual([]);
  });
});

describe('#today', () => {
  test('Version 6 has no hook that returns them', () => {
    expect(Object.keys(hooks).filter((name) => name.includes('use'))).toEqual([
      'useDrawingArea',
      'useXScale',
      'useYScale',
    ]);
  });

  test('The legend has the labels and colors of the series', () => {
    render(<Tent data={[9, 8, 6, 3]} color="#b4482f" />);
    const entry = document.querySelector('.MuiChartsLegend-series')!;
    expect(entry.textContent).toBe('Dome');
    expect(entry.querySelector('rect')!.getAttribute('fill')).toBe('#b4482f');
  });

  test('All spokes share one scale, from 0 in the center to `max`', () => {
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

  test('The outlines have no tooltip and no highlighting', () => {
    render(<Tent data={[10, 5, 5, 10]} />);
    const before = outline().outerHTML;
    fireEvent.mouseEnter(outline());
    fireEvent.mouseMove(outline(), { clientX: 150, clientY: 150 });
    expect(outline().outerHTML).toBe(before);
    expect(document.querySelector('.MuiChartsTooltip-root')).toBeNull();
  });

  test('it shows the criterion at the horizontal position of the pointer, not the nearest spoke', () => {
    render(<Tent data={[9, 8, 6, 3]} trigger="axis" />);
    // The spoke of Rain ends here, at the right.
    fireEvent.mouseMove(document.querySelector('svg')!, { clientX: 249, clientY: 150 });
    const text = document.querySelector('.MuiChartsTooltip-root')!.textContent;
    expect(text).toContain('Price');
    expect(text).not.toContain('Rain');
  });
});

describe('#accessibility', () => {
  test('Each outline has the role `img` and a name with all of its scores', () => {
    render(<Tent data={[9, 8, 6, 3]} />);
    expect(screen.getByRole('img', { name: 'Dome: Wind 9, Rain 8, Room 6, Price 3' })).toBeTruthy();
  });
});
