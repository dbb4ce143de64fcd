import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataGridPro, type GridApi, type GridApiRef } from '@mui/x-data-grid-pro';
import TotalInTheFooter from './demos/TotalInTheFooter';
import TreeOfDepartments from './demos/TreeOfDepartments';
import { consumption } from './demos/consumption';
import { departments } from './demos/departments';
import { groupByBuilding } from './demos/groupByBuilding';
import { openNodes } from './demos/openNodes';
import { orders } from './demos/orders';
import { pivotOrders } from './demos/pivotOrders';

let api: GridApiRef;

beforeEach(() => {
  api = { current: {} as GridApi };
  // jsdom does not measure: the size that a browser would report.
  const size = { width: 900, height: 300, top: 0, left: 0, right: 900, bottom: 300, x: 0, y: 0 };
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(300);
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(900);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(900);
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue({ ...size, toJSON: () => size });
  // Material-UI 4 on React 18 writes about `findDOMNode`.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  jest.restoreAllMocks();
});

const wait = (ms = 150) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
const ids = () =>
  [...document.querySelectorAll('[role="row"][data-id]')].map((row) => row.getAttribute('data-id'));
const columns = [{ field: 'name' }];

describe('#', () => {
  test('Props of later versions, such as `treeData`, are ignored', async () => {
    const later = {
      treeData: true,
      getTreeDataPath: ({ name }: { name: string }) => ['root', name],
      getDetailPanelContent: () => 'Details',
    };
    render(<DataGridPro rows={departments} columns={columns} disableVirtualization {...later} />);
    await wait();
    expect(ids()).toEqual(departments.map(({ id }) => id));
    expect(screen.queryByText('Details')).toBeNull();
    expect(screen.getAllByRole('columnheader')).toHaveLength(1);
  });
});

describe('#tree-data', () => {
  test('The grid sees a flat list', async () => {
    const rows = openNodes(departments, ['med', 'car', 'sur']);
    expect(rows.map(({ id }) => id)).toEqual(['med', 'car', 'rhy', 'pul', 'sur', 'hnd']);
    render(
      <DataGridPro
        apiRef={api}
        rows={rows}
        columns={columns}
        sortModel={[{ field: 'name', sort: 'asc' }]}
        disableVirtualization
      />,
    );
    await wait();
    expect(ids()).toEqual(['car', 'hnd', 'pul', 'med', 'rhy', 'sur']);
  });

  test('This function makes such a list of nested data', () => {
    interface Nested {
      id: string;
      name: string;
      children?: Nested[];
    }
    interface Flat {
      id: string;
      name: string;
      parentId: string | null;
    }
    function toList(nodes: Nested[], parentId: string | null = null): Flat[] {
      return nodes.flatMap(({ id, name, children = [] }) => [
        { id, name, parentId },
        ...toList(children, id),
      ]);
    }
    const lung = { id: 'pul', name: 'Lung clinic' };
    const list = toList([{ id: 'med', name: 'Medicine', children: [lung] }]);
    expect(list).toEqual([
      { id: 'med', name: 'Medicine', parentId: null },
      { ...lung, parentId: 'med' },
    ]);
    expect(openNodes(list, ['med'])).toHaveLength(2);
  });

  test('Only the rows below open parents are in the grid', async () => {
    render(<TreeOfDepartments />);
    await wait();
    expect(ids()).toEqual(['med', 'car', 'pul', 'sur']);
    fireEvent.click(screen.getByRole('button', { name: 'Departments of Surgery' }));
    await wait();
    expect(ids()).toEqual(['med', 'car', 'pul', 'sur', 'hnd']);
    fireEvent.click(screen.getByRole('button', { name: 'Departments of Medicine' }));
    await wait();
    expect(ids()).toEqual(['med', 'sur', 'hnd']);
  });

  test('`toggleCell.tsx` passes the arrow keys on', async () => {
    const user = userEvent.setup();
    render(<TreeOfDepartments />);
    await wait();
    const cell = (id: string, field: string) =>
      document.querySelector<HTMLElement>(`[data-id="${id}"] [data-field="${field}"]`)!;
    await user.click(cell('pul', 'name'));
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('button', { name: 'Departments of Surgery' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await wait();
    expect(ids()).toEqual(['med', 'car', 'pul', 'sur', 'hnd']);
    expect(screen.getByRole('button', { name: 'Departments of Surgery' })).toHaveFocus();
    await user.keyboard(' ');
    await wait();
    expect(ids()).toEqual(['med', 'car', 'pul', 'sur']);
    await user.keyboard('{ArrowRight}');
    expect(cell('sur', 'staff')).toHaveFocus();
  }, 30_000);
});

describe('#grouping', () => {
  test('its parents hold the number of their rows and the sum', () => {
    expect(groupByBuilding(consumption)[0]).toEqual({
      id: 'building Library',
      parentId: null,
      name: 'Library (3)',
      kilowattHours: 16005,
    });
  });
});

describe('#aggregation', () => {
  test('`state.visibleRows` says which rows pass the filter, on all pages.', async () => {
    render(<TotalInTheFooter />);
    await wait();
    expect(ids()).toHaveLength(4);
    expect(screen.getByRole('status')).toHaveTextContent('51,295 kWh');
  });

  test('the total follows', async () => {
    render(<TotalInTheFooter />);
    await wait();
    fireEvent.click(screen.getAllByLabelText('Menu')[0]!);
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Filter' }));
    fireEvent.change(await screen.findByRole('textbox', { name: 'Value' }), {
      target: { value: 'Library' },
    });
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('16,005 kWh'));
  }, 30_000);

  test('the demo renders `GridFooter` in it to keep the page controls', async () => {
    render(<TotalInTheFooter />);
    await wait();
    fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await wait();
    expect(ids()).toHaveLength(2);
  });

  test('`componentsProps.footer`, whose fields are props of your footer', async () => {
    const Footer = ({ total }: { total?: number }) => <p>{`Total: ${total}`}</p>;
    render(
      <DataGridPro
        rows={departments}
        columns={columns}
        components={{ Footer }}
        componentsProps={{ footer: { total: 91 } }}
      />,
    );
    await wait();
    expect(screen.getByText('Total: 91')).toBeInTheDocument();
  });
});

describe('#pivoting', () => {
  test('Several orders of one product and quarter are added up', () => {
    expect(pivotOrders(orders).rows[0]).toEqual({
      id: 'Rye bread',
      '2020 Q3': 1240,
      '2020 Q4': 1510,
      '2021 Q1': 1475,
      total: 4225,
    });
  });

  test('A quarter without orders stays empty', () => {
    const { rows } = pivotOrders(orders);
    expect(rows.find(({ id }) => id === 'Sourdough')).not.toHaveProperty('2020 Q3');
  });
});
