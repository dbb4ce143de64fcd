import * as React from 'react';
import { act, fireEvent, render } from '@testing-library/react';
import {
  DataGridPro,
  type DataGridProProps,
  type GridApi,
  type GridColDef,
} from '@mui/x-data-grid-pro';

const rows = [
  { id: 1, a: 3, b: 'x', c: 'k' },
  { id: 2, a: 1, b: 'y', c: 'l' },
  { id: 3, a: 2, b: 'z', c: 'm' },
];
const [a, b, c]: GridColDef[] = [{ field: 'a', type: 'number' }, { field: 'b' }, { field: 'c' }];
const columns = [a, b, c];

let api: React.MutableRefObject<GridApi>;

beforeEach(() => {
  api = { current: {} as GridApi };
});

function Grid(props: Partial<DataGridProProps>) {
  return (
    <div style={{ width: 900, height: 600 }}>
      <DataGridPro apiRef={api} rows={rows} columns={columns} {...props} />
    </div>
  );
}

const wait = (ms = 20) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));

describe('#one-at-a-time', () => {
  test('`onDetailPanelExpandedRowIdsChange` receives the ids of all open panels, with the most recently opened last', async () => {
    const onChange = jest.fn();
    render(
      <Grid
        getDetailPanelContent={() => <p>Panel</p>}
        onDetailPanelExpandedRowIdsChange={onChange}
      />,
    );
    await wait();
    act(() => api.current.toggleDetailPanel(3));
    act(() => api.current.toggleDetailPanel(1));
    expect(onChange.mock.lastCall[0]).toEqual([3, 1]);
  });
});

describe('#click-on-row', () => {
  test('the toggles, which react themselves', async () => {
    render(
      <Grid
        getDetailPanelContent={() => <p>Panel</p>}
        onCellClick={({ id }) => api.current.toggleDetailPanel(id)}
      />,
    );
    await wait();
    fireEvent.click(document.querySelector('[data-id="1"] [data-field="a"]')!);
    expect(api.current.getExpandedDetailPanels()).toEqual([1]);
    fireEvent.click(
      document.querySelector('[data-id="2"] [data-field="__detail_panel_toggle__"] button')!,
    );
    expect(api.current.getExpandedDetailPanels()).toEqual([1]);
  });
});

describe('#troubleshooting', () => {
  test('Panels of new rows stay closed after "Open all".', async () => {
    render(<Grid getDetailPanelContent={() => <p>Panel</p>} />);
    await wait();
    act(() => api.current.setExpandedDetailPanels([1, 2, 3]));
    act(() => api.current.updateRows([{ id: 4, a: 4, b: 'w', c: 'n' }]));
    expect(api.current.getRow(4)).not.toBeNull();
    expect(api.current.getExpandedDetailPanels()).toEqual([1, 2, 3]);
  });
});
