import * as React from 'react';
import { act, render, screen, waitFor } from '@testing-library/react';
import {
  DataGridPremium,
  GridChartsIntegrationContextProvider,
  GridChartsPanel,
  GridChartsRendererProxy,
  type DataGridPremiumProps,
  type GridApi,
  type GridChartsRendererProxyProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const rows = [
  { id: 1, museum: 'Sea', quarter: 'Q1', visitors: 30 },
  { id: 2, museum: 'Air', quarter: 'Q1', visitors: 10 },
  { id: 3, museum: 'Sea', quarter: 'Q2', visitors: 20 },
];

const columns: GridColDef[] = [
  { field: 'museum' },
  { field: 'quarter' },
  { field: 'visitors', headerName: 'Visitors', type: 'number' },
];

const chart = (changes: object = {}) => ({
  chartsIntegration: {
    activeChartId: 'one',
    charts: { one: { dimensions: ['museum'], values: ['visitors'], ...changes } },
  },
});

type RendererProps = React.ComponentProps<GridChartsRendererProxyProps['renderer']>;

let api: React.MutableRefObject<GridApi>;

const drawing = jest.fn<void, [RendererProps]>();
const last = () => drawing.mock.lastCall?.[0];

function Show(props: RendererProps) {
  drawing(props);
  return <p>Chart</p>;
}

beforeEach(() => {
  api = { current: {} as GridApi };
  drawing.mockClear();
});

const features = { charts: true };
const slots = { chartsPanel: GridChartsPanel };

function Museums(props: Partial<DataGridPremiumProps>) {
  return (
    <GridChartsIntegrationContextProvider>
      <div style={{ width: 700, height: 400 }}>
        <DataGridPremium
          apiRef={api}
          rows={rows}
          columns={columns}
          chartsIntegration
          experimentalFeatures={features}
          slots={slots}
          initialState={chart()}
          {...props}
        />
      </div>
      <GridChartsRendererProxy id="one" renderer={Show} />
    </GridChartsIntegrationContextProvider>
  );
}

const wait = (ms = 400) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
const patient = { timeout: 20_000 };
const drawn = () => ({
  names: last()?.dimensions.map(({ data }) => data),
  values: last()?.values.map(({ data }) => data),
});

describe('#setup', () => {
  test('Without the flag or the prop, there is no button, and the renderer gets no data', async () => {
    render(<Museums experimentalFeatures={undefined} showToolbar />);
    await wait();
    expect(document.querySelector('[aria-label="Charts"]')).toBeNull();
    expect(drawn()).toEqual({ names: [], values: [] });
  });
});

describe('#renderer', () => {
  test('If dimensions or values are missing, both arrays are empty', async () => {
    render(<Museums initialState={chart({ values: [] })} />);
    await wait();
    expect(drawn()).toEqual({ names: [], values: [] });
  });
});

describe('#data', () => {
  test('The chart shows all rows that pass the filter, on all pages, in the order of the grid', async () => {
    render(
      <Museums
        pagination
        pageSizeOptions={[1]}
        initialState={{
          ...chart(),
          pagination: { paginationModel: { pageSize: 1 } },
          sorting: { sortModel: [{ field: 'visitors', sort: 'asc' }] },
        }}
      />,
    );
    await waitFor(
      () => expect(drawn()).toEqual({ names: [['Air', 'Sea', 'Sea']], values: [[10, 20, 30]] }),
      patient,
    );
    act(() =>
      api.current.setFilterModel({ items: [{ field: 'visitors', operator: '>', value: 15 }] }),
    );
    await waitFor(
      () => expect(drawn()).toEqual({ names: [['Sea', 'Sea']], values: [[20, 30]] }),
      patient,
    );
  });

  test('A chart whose synchronization is off keeps its data', async () => {
    render(<Museums />);
    await waitFor(() => expect(drawn().values).toEqual([[30, 10, 20]]), patient);
    act(() => api.current.setChartSynchronizationState('one', false));
    await wait();
    act(() => api.current.updateRows([{ id: 1, _action: 'delete' }]));
    await wait();
    expect(drawn().values).toEqual([[30, 10, 20]]);
    act(() => api.current.setChartSynchronizationState('one', true));
    await waitFor(() => expect(drawn().values).toEqual([[10, 20]]), patient);
  });
});

describe('#fields', () => {
  test('A column of another type than `number` is left out of the values', async () => {
    render(<Museums initialState={chart({ values: ['quarter', 'visitors'] })} />);
    await waitFor(() => expect(last()?.values.map(({ id }) => id)).toEqual(['visitors']), patient);
  });

  test('`chartable: false` keeps a column out of the panel and of the chart', async () => {
    render(
      <Museums
        columns={columns.map((column) => ({ ...column, chartable: column.field !== 'museum' }))}
      />,
    );
    await wait();
    expect(drawn()).toEqual({ names: [], values: [] });
  });
});

describe('#groups', () => {
  test('With grouped rows, each group is one entry', async () => {
    render(
      <Museums
        initialState={{
          ...chart(),
          rowGrouping: { model: ['museum'] },
          aggregation: { model: { visitors: 'sum' } },
        }}
      />,
    );
    await waitFor(
      () => expect(drawn()).toEqual({ names: [['Sea', 'Air']], values: [[50, 10]] }),
      patient,
    );
    expect(last()?.values[0].label).toBe('Visitors (sum)');
  });

  test('A second dimension groups the rows by both', async () => {
    render(<Museums initialState={chart({ dimensions: ['museum', 'quarter'] })} />);
    await waitFor(
      () =>
        expect(drawn().names).toEqual([
          ['Sea', 'Sea', 'Air'],
          ['Q1', 'Q2', 'Q1'],
        ]),
      patient,
    );
    expect(api.current.state.rowGrouping.model).toEqual(['museum', 'quarter']);
  });
});

describe('#save', () => {
  test('`exportState()` contains the fields, the types and the settings of all charts', async () => {
    render(<Museums initialState={chart({ chartType: 'bars', configuration: { height: 200 } })} />);
    await waitFor(() => expect(last()?.chartType).toBe('bars'), patient);
    expect(api.current.exportState().chartsIntegration).toMatchObject({
      activeChartId: 'one',
      charts: { one: { dimensions: [{ field: 'museum' }], values: [{ field: 'visitors' }] } },
      integrationContext: { one: { type: 'bars', configuration: { height: 200 } } },
    });
    expect(screen.getByText('Chart')).toBeVisible();
  });
});

describe('#api-object', () => {
  test('Without the flag, these methods do not exist', () => {
    render(<Museums experimentalFeatures={undefined} />);
    expect(api.current.setActiveChartId).toBeUndefined();
    expect(api.current.updateChartValuesData).toBeUndefined();
  });
});
