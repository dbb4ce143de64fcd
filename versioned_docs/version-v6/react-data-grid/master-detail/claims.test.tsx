import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  DataGridPro,
  type DataGridProProps,
  type GridApi,
  type GridColDef,
  type GridRowId,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { DataGridPremium } from '@mui/x-data-grid-premium';

const rows = [
  { id: 1, a: 3, b: 'x', c: 'k' },
  { id: 2, a: 1, b: 'y', c: 'l' },
  { id: 3, a: 2, b: 'z', c: 'm' },
];
const [a, b, c]: GridColDef[] = [{ field: 'a', type: 'number' }, { field: 'b' }, { field: 'c' }];
const columns = [a, b, c];
const none: number[] = [];

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

describe('#', () => {
  test('A row for which the function returns `null` has no panel', async () => {
    render(<Grid getDetailPanelContent={({ id }) => (id === 2 ? null : <p>Panel</p>)} />);
    await wait();
    expect(
      screen
        .getAllByRole('button', { name: 'Expand' })
        .map((toggle) => toggle.hasAttribute('disabled')),
    ).toEqual([false, true, false]);
  });
});

describe('#form', () => {
  test('Text that users have typed is lost when the panel is unmounted', async () => {
    const content = () => <input aria-label="Note" />;
    render(
      <Grid
        getDetailPanelContent={content}
        initialState={{ detailPanel: { expandedRowIds: [1] } }}
      />,
    );
    await wait();
    fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'typed' } });
    act(() => api.current.toggleDetailPanel(1));
    await wait();
    act(() => api.current.toggleDetailPanel(1));
    await wait();
    expect(screen.getByLabelText('Note')).toHaveValue('');
  });

  test('A new `getDetailPanelContent` function does not discard the text, as long as it returns the same component', async () => {
    const open = { detailPanel: { expandedRowIds: [1] } };
    const { rerender } = render(
      <Grid getDetailPanelContent={() => <input aria-label="Note" />} initialState={open} />,
    );
    await wait();
    fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'typed' } });
    rerender(
      <Grid getDetailPanelContent={() => <input aria-label="Note" />} initialState={open} />,
    );
    await wait();
    expect(screen.getByLabelText('Note')).toHaveValue('typed');
  });
});

describe('#recipes', () => {
  test('A click on the toggle fires no `onRowClick`', async () => {
    const onRowClick = jest.fn();
    render(<Grid getDetailPanelContent={() => <p>Panel</p>} onRowClick={onRowClick} />);
    await wait();
    fireEvent.click(screen.getAllByRole('button', { name: 'Expand' })[0]);
    await wait();
    expect(screen.getByText('Panel')).toBeVisible();
    expect(onRowClick).not.toHaveBeenCalled();
  });
});

describe('#api-object', () => {
  test('If the list is controlled, the first two methods call `onDetailPanelExpandedRowIdsChange`', async () => {
    const onChange = jest.fn();
    render(
      <Grid
        getDetailPanelContent={() => <p>Panel</p>}
        detailPanelExpandedRowIds={none}
        onDetailPanelExpandedRowIdsChange={onChange}
      />,
    );
    await wait();
    act(() => api.current.toggleDetailPanel(2));
    act(() => api.current.setExpandedDetailPanels([1, 3]));
    expect(onChange.mock.calls.map(([ids]) => ids)).toEqual([[2], [1, 3]]);
  });
});

describe('#limits', () => {
  test('The printout includes the open panels', async () => {
    render(<Grid getDetailPanelContent={({ id }) => <p>Panel of {id}</p>} />);
    await wait();
    act(() => api.current.toggleDetailPanel(2));
    await wait();
    expect(screen.getByText('Panel of 2')).toBeInTheDocument();
    let paper = '';
    // Within act(), React would render the rows of the print only after it.
    const environment = jest.replaceProperty(
      globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean },
      'IS_REACT_ACT_ENVIRONMENT',
      false,
    );
    try {
      await api.current.exportDataAsPrint({
        pageStyle: () => {
          paper = document.querySelector('iframe')!.contentDocument!.body.textContent ?? '';
          return '';
        },
      });
    } finally {
      environment.restore();
    }
    expect(paper).toContain('Panel of 2');
    expect(paper).not.toContain('Panel of 1');
    expect(api.current.getDataAsCsv()).not.toContain('Panel');
  });

  test('The groups of row grouping, and parents that the grid makes, have none: the function is not called for them', async () => {
    const getContent = jest.fn(({ id }: GridRowParams) => <p>Panel of {id}</p>);
    const { unmount } = render(
      <DataGridPremium
        rows={rows}
        columns={columns}
        initialState={{ rowGrouping: { model: ['b'] } }}
        getDetailPanelContent={getContent}
      />,
    );
    await wait();
    screen
      .getAllByRole('button', { name: 'Expand' })
      .forEach((toggle) => expect(toggle).toBeDisabled());
    unmount();
    render(
      <Grid
        treeData
        rows={[{ id: 1, path: ['Amara', 'Birgit'] }]}
        getTreeDataPath={({ path }) => path}
        getDetailPanelContent={getContent}
      />,
    );
    await wait();
    expect(screen.getByRole('button', { name: 'Expand' })).toBeDisabled();
    expect(getContent.mock.calls.map(([{ id }]) => typeof id)).not.toContain('string');
  });
});

describe('#accessibility', () => {
  test('In the DOM, panels come after all rows', async () => {
    render(
      <Grid
        getDetailPanelContent={() => <p>Panel</p>}
        initialState={{ detailPanel: { expandedRowIds: [1] } }}
      />,
    );
    await wait();
    const panel = screen.getByText('Panel');
    for (const row of document.querySelectorAll('[role="row"]')) {
      expect(row.compareDocumentPosition(panel)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
  });
});

describe('#troubleshooting', () => {
  test('While a panel is open, a new `getDetailPanelContent` is called for all rows again', async () => {
    const seen: GridRowId[] = [];
    const content = () => (params: GridRowParams) => {
      seen.push(params.id);
      return <p>Panel</p>;
    };
    const open = { detailPanel: { expandedRowIds: [1] } };
    const { rerender } = render(<Grid getDetailPanelContent={content()} initialState={open} />);
    await wait();
    seen.length = 0;
    rerender(<Grid getDetailPanelContent={content()} initialState={open} />);
    await wait();
    expect(seen).toEqual(expect.arrayContaining([1, 2, 3]));
  });

  test('The function returned no React element', async () => {
    render(<Grid getDetailPanelContent={() => 'text'} />);
    await wait();
    screen
      .getAllByRole('button', { name: 'Expand' })
      .forEach((toggle) => expect(toggle).toBeDisabled());
  });
});
