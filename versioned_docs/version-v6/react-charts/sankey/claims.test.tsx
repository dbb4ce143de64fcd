import { render, screen } from '@testing-library/react';
import * as charts from '@mui/x-charts';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { addMouse } from '@site/tests/claims/standIns';
import { FlowPlot } from './demos/flowPlot';
import { layOutFlows, type Flow } from './demos/layOutFlows';

const flows: Flow[] = [
  { from: 'Wood', to: 'Plant', value: 62 },
  { from: 'Plant', to: 'Homes', value: 58 },
  { from: 'Wood', to: 'Homes', value: 8 },
  { from: 'Pumps', to: 'Homes', value: 22 },
];

beforeAll(addMouse);

describe('#', () => {
  test('6.19.8 has no Sankey chart', () => {
    expect(Object.keys(charts).filter((name) => /sankey/i.test(name))).toEqual([]);
  });
});

describe('#today', () => {
  test('The column of a node follows from its flows: a node lies one column after its farthest source', () => {
    const { nodes, columns } = layOutFlows(flows, 300);
    expect(Object.fromEntries(nodes.map(({ name, column }) => [name, column]))).toEqual({
      Wood: 0,
      Plant: 1,
      Homes: 2,
      Pumps: 0,
    });
    expect(columns).toBe(3);
  });

  test('The fullest column fills the height. All columns use the same scale', () => {
    const { nodes } = layOutFlows(flows, 300, 16);
    const first = nodes.filter(({ column }) => column === 0);
    expect(first.reduce((sum, { height }) => sum + height, 16)).toBeCloseTo(300);
    const scales = nodes.map(({ height, value }) => (height / value).toFixed(6));
    expect(new Set(scales).size).toBe(1);
  });

  test('The larger of the sums that enter and leave a node is its value', () => {
    const { nodes } = layOutFlows(flows, 300);
    const values = Object.fromEntries(nodes.map(({ name, value }) => [name, value]));
    expect(values).toEqual({ Wood: 70, Plant: 62, Homes: 88, Pumps: 22 });
  });

  test('A cycle ends in the error Maximum call stack size exceeded', () => {
    const cycle = [...flows, { from: 'Homes', to: 'Wood', value: 1 }];
    expect(() => layOutFlows(cycle, 300)).toThrow('Maximum call stack size exceeded');
  });
});

describe('#sum-up', () => {
  test('Two rows with the same `from` and `to` are two bands, and React warns about equal keys', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    render(
      <ChartContainer width={400} height={300} series={[]}>
        <FlowPlot flows={[...flows, flows[0]!]} unit="GWh" />
      </ChartContainer>,
    );
    expect(screen.getAllByRole('img', { name: 'Wood to Plant: 62 GWh' })).toHaveLength(2);
    expect(JSON.stringify(error.mock.calls)).toContain('with the same key');
    error.mockRestore();
  });
});

describe('#accessibility', () => {
  test('Each band has the role img and a name such as "Wood to Plant: 62 GWh"', () => {
    render(
      <ChartContainer width={400} height={300} series={[]}>
        <FlowPlot flows={flows} unit="GWh" />
      </ChartContainer>,
    );
    expect(screen.getAllByRole('img')).toHaveLength(4);
    expect(screen.getByRole('img', { name: 'Wood to Plant: 62 GWh' })).toBeTruthy();
  });
});
