import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  DataGrid,
  FilterPanelTrigger,
  Toolbar,
  type DataGridProps,
  type GridApi,
} from '@mui/x-data-grid';

const rows = [{ id: 1, name: 'One' }];
const columns = [{ field: 'name' }];

let api: React.RefObject<GridApi | null>;

beforeEach(() => {
  api = { current: null };
});

const wait = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 150)));

function show(part: React.ReactElement, props: Partial<DataGridProps> = {}) {
  const slots = { toolbar: () => <Toolbar>{part}</Toolbar> };
  return render(
    <div style={{ width: 400, height: 300 }}>
      <DataGrid apiRef={api} rows={rows} columns={columns} showToolbar slots={slots} {...props} />
    </div>,
  );
}

async function open() {
  const trigger = screen.getByText('Open');
  act(() => trigger.focus());
  fireEvent.click(trigger);
  await wait();
  return trigger;
}

const panel = () => document.querySelector('.MuiDataGrid-panel');

describe('#filter-panel-trigger', () => {
  const counting = (
    <FilterPanelTrigger render={(_, { filterCount }) => <p data-testid="count">{filterCount}</p>} />
  );

  test('an operator that still waits for its value does not count,', () => {
    show(counting);
    const item = { field: 'name', operator: 'contains' };
    act(() => api.current?.setFilterModel({ items: [item] }));
    expect(screen.getByTestId('count')).toHaveTextContent('0');
    act(() => api.current?.setFilterModel({ items: [{ ...item, value: 'o' }] }));
    expect(screen.getByTestId('count')).toHaveTextContent('1');
  });

  test('neither do words of the quick filter', () => {
    show(counting);
    act(() => api.current?.setQuickFilterValues(['one']));
    expect(screen.getByTestId('count')).toHaveTextContent('0');
  });
});

describe('#count', () => {
  test('`setFilterModel({ items: [] })` clears the quick filter as well.', () => {
    show(<FilterPanelTrigger>Open</FilterPanelTrigger>);
    act(() => api.current?.setQuickFilterValues(['one']));
    act(() => api.current?.setFilterModel({ items: [] }));
    expect(api.current?.state.filter.filterModel.quickFilterValues ?? []).toEqual([]);
  });
});

describe('#disable', () => {
  test('the button stays, and opens the panel', async () => {
    show(<FilterPanelTrigger>Open</FilterPanelTrigger>, { disableColumnFilter: true });
    await open();
    expect(panel()?.querySelector('.MuiDataGrid-panelWrapper')).not.toBeNull();
  });
});

describe('#aria', () => {
  test('`aria-expanded` is `true` while the panel is open, and missing otherwise.', async () => {
    show(<FilterPanelTrigger>Open</FilterPanelTrigger>);
    expect(screen.getByText('Open')).not.toHaveAttribute('aria-expanded');
    expect(await open()).toHaveAttribute('aria-expanded', 'true');
  });

  test('what opens is a panel with the role `tooltip`:', async () => {
    show(<FilterPanelTrigger>Open</FilterPanelTrigger>);
    await open();
    expect(panel()).toHaveAttribute('role', 'tooltip');
  });

  test('When Esc closes the panel, the focus is back on the trigger.', async () => {
    show(<FilterPanelTrigger>Open</FilterPanelTrigger>);
    const trigger = await open();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    await wait();
    expect(panel()).toBeNull();
    expect(trigger).toHaveFocus();
  });
});
