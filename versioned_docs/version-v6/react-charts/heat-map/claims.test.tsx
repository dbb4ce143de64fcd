import { fireEvent, render, screen } from '@testing-library/react';
import * as charts from '@mui/x-charts';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { addMouse, addSvgPoints } from '@site/tests/claims/standIns';
import { CellPlot, type Cell } from './demos/cellPlot';

interface PoolProps {
  cells: readonly Cell[];
  gap?: { categoryGapRatio: number };
}

function Pool({ cells, gap = { categoryGapRatio: 0 } }: PoolProps) {
  const xAxis = { scaleType: 'band' as const, data: ['8:00', '10:00'], ...gap };
  const yAxis = { scaleType: 'band' as const, data: ['Mon', 'Tue'], ...gap };
  return (
    <ChartContainer
      width={220}
      height={120}
      margin={{ top: 10, right: 10, bottom: 10, left: 10 }}
      xAxis={[xAxis]}
      yAxis={[yAxis]}
      series={[]}
    >
      <CellPlot
        cells={cells}
        unit="visitors"
        colorOf={() => ({ fill: '#e3f2f7', text: '#1b1f24' })}
      />
      <ChartsTooltip trigger="item" />
    </ChartContainer>
  );
}

const cells: Cell[] = [
  { row: 'Mon', column: '8:00', value: 12 },
  { row: 'Mon', column: '10:00', value: 18 },
  { row: 'Tue', column: '8:00', value: 9 },
];

const places = () =>
  [...document.querySelectorAll('[role="img"] rect')].map((rect) =>
    ['x', 'y', 'width', 'height'].map((name) => Number(rect.getAttribute(name))),
  );

beforeAll(() => {
  addMouse();
  addSvgPoints();
});

describe('#', () => {
  test('6.19.8 has no heatmap', () => {
    expect(Object.keys(charts).filter((name) => /heat/i.test(name))).toEqual([]);
  });
});

describe('#today', () => {
  test('The default is `0.2`, which leaves a fifth of each column and row empty', () => {
    const { unmount } = render(<Pool cells={cells} />);
    expect(places()[0]).toEqual([10, 10, 100, 50]);
    unmount();
    render(<Pool cells={cells} gap={{} as never} />);
    expect(places()[0]).toEqual([20, 15, 80, 40]);
  });

  test('The first row is at the top', () => {
    render(<Pool cells={cells} />);
    const [monday, , tuesday] = places();
    expect(monday![1]).toBeLessThan(tuesday![1]!);
  });

  test('A cell whose column or row is missing on its axis is left out', () => {
    render(
      <Pool
        cells={[
          ...cells,
          { row: 'Sun', column: '8:00', value: 1 },
          { row: 'Tue', column: '9:00', value: 1 },
        ]}
      />,
    );
    expect(places()).toHaveLength(3);
  });

  test('A `ChartsTooltip` with `trigger="item"` knows series only: it does not open on a cell', () => {
    render(<Pool cells={cells} />);
    const cell = screen.getAllByRole('img')[0]!;
    fireEvent.mouseEnter(cell);
    fireEvent.mouseMove(cell, { clientX: 40, clientY: 30 });
    expect(document.querySelector('.MuiChartsTooltip-root')).toBeNull();
  });
});

describe('#accessibility', () => {
  test('Each cell has the role `img` and a name such as "Mon, 8:00: 12 visitors"', () => {
    render(<Pool cells={cells} />);
    expect(screen.getAllByRole('img')).toHaveLength(3);
    expect(screen.getByRole('img', { name: 'Mon, 8:00: 12 visitors' })).toBeTruthy();
  });
});
