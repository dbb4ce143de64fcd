import { render, screen } from '@testing-library/react';
import * as charts from '@mui/x-charts';
import * as chartsPro from '@mui/x-charts-pro';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
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
      series={[
        {
          type: 'pie',
          data: values.map((value, index) => ({ id: index, value, label: `Crop ${index}` })),
          valueFormatter: ({ value }) => `${value} ha`,
        },
      ]}
    >
      <TreemapPlot />
    </ChartContainer>
  );
}

const names = () => screen.getAllByRole('img').map((tile) => tile.getAttribute('aria-label'));

describe('#', () => {
  test('7.28.0 has no treemap', () => {
    const exported = [...Object.keys(charts), ...Object.keys(chartsPro)];
    expect(exported.filter((name) => /treemap/i.test(name))).toEqual([]);
  });
});

describe('#today', () => {
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

  test('The largest tile is at the top left, in both reading directions', () => {
    for (const dir of ['ltr', 'rtl']) {
      const { unmount } = render(
        <div dir={dir}>
          <Fields values={[2, 9, 5]} />
        </div>,
      );
      const tile = screen.getByRole('img', { name: 'Crop 1: 9 ha' }).querySelector('rect')!;
      expect([tile.getAttribute('x'), tile.getAttribute('y')]).toEqual(['0', '0']);
      unmount();
    }
  });

  test('A label that does not fit in its tile is omitted; the tile keeps its name for screen readers', () => {
    render(<Fields values={[900, 1]} />);
    const tile = screen.getByRole('img', { name: 'Crop 1: 1 ha' });
    expect(tile.querySelector('text')).toBeNull();
    expect(screen.getByRole('img', { name: 'Crop 0: 900 ha' }).textContent).toBe('Crop 0900 ha');
  });
});

describe('#accessibility', () => {
  test('Each tile has the role img and a name with its label and value', () => {
    render(<Fields values={[3, 2, 1]} />);
    expect(names()).toEqual(['Crop 0: 3 ha', 'Crop 1: 2 ha', 'Crop 2: 1 ha']);
  });
});
