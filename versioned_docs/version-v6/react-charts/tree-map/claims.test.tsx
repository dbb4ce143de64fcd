import { render, screen } from '@testing-library/react';
import * as charts from '@mui/x-charts';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import * as hooks from '@mui/x-charts/hooks';
import { addMouse } from '@site/tests/claims/standIns';
import { layOutTiles } from './demos/layOutTiles';
import { TreemapPlot } from './demos/treemapPlot';

interface FieldsProps {
  values: number[];
}

function Fields({ values }: FieldsProps) {
  return (
    <ChartContainer
      width={400}
      height={200}
      margin={{ top: 0, right: 0, bottom: 0, left: 0 }}
      series={[]}
    >
      <TreemapPlot
        items={values.map((value, index) => ({
          id: `${index}`,
          label: `Crop ${index}`,
          value,
          color: '#1f7a4d',
        }))}
        unit="ha"
      />
    </ChartContainer>
  );
}

const names = () =>
  screen.getAllByRole('img').map((tile) => tile.querySelector('title')!.textContent);

beforeAll(addMouse);

describe('#', () => {
  test('6.19.8 has no treemap', () => {
    expect(Object.keys(charts).filter((name) => /tree/i.test(name))).toEqual([]);
  });
});

describe('#today', () => {
  test('Version 6 has no hook that returns the series of a chart', () => {
    expect(Object.keys(hooks).filter((name) => name.includes('use'))).toEqual([
      'useDrawingArea',
      'useXScale',
      'useYScale',
    ]);
  });

  test('The area of a tile is proportional to its value', () => {
    const values = [84, 58, 46, 31, 27, 22, 14];
    const tiles = layOutTiles(values, { x: 0, y: 0, width: 600, height: 282 });
    expect(tiles.map(({ width, height }) => Math.round(width * height))).toEqual(
      values.map((value) => value * 600),
    );
    for (const { x, y, width, height } of tiles) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(600.001);
      expect(y + height).toBeLessThanOrEqual(282.001);
      expect(Math.max(width / height, height / width)).toBeLessThan(2.5);
    }
  });

  test('Values of zero or less have no tile', () => {
    render(<Fields values={[5, 0, -3, 2]} />);
    expect(names()).toEqual(['Crop 0: 5 ha', 'Crop 3: 2 ha']);
  });

  test('The largest lies at the top left', () => {
    render(<Fields values={[2, 9, 5]} />);
    const tile = screen.getByRole('img', { name: 'Crop 1: 9 ha' }).querySelector('rect')!;
    expect([tile.getAttribute('x'), tile.getAttribute('y')]).toEqual(['0', '0']);
  });

  test('A label that does not fit in its tile is omitted; the tile keeps its name for screen readers', () => {
    render(<Fields values={[900, 1]} />);
    const tile = screen.getByRole('img', { name: 'Crop 1: 1 ha' });
    expect(tile.querySelector('text')).toBeNull();
    const large = screen.getByRole('img', { name: 'Crop 0: 900 ha' });
    expect(large.querySelector('text')!.textContent).toBe('Crop 0900 ha');
  });
});

describe('#accessibility', () => {
  test('Each tile has the role `img` and a name with its label and value', () => {
    render(<Fields values={[3, 2, 1]} />);
    for (const name of ['Crop 0: 3 ha', 'Crop 1: 2 ha', 'Crop 2: 1 ha']) {
      expect(screen.getByRole('img', { name })).toBeTruthy();
    }
  });
});
