import * as React from 'react';
import Tooltip from '@mui/material/Tooltip';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  DataGrid,
  GridEditBooleanCell,
  GridEditDateCell,
  GridEditInputCell,
  GridEditSingleSelectCell,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  type GridPreProcessEditCellProps,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import ChooseAndClose from './demos/ChooseAndClose';

interface Ticket {
  id: number;
  title: string;
}

type Column = GridColDef<Ticket>;

const title: Column = { field: 'title', editable: true, width: 200 };
const tickets: Ticket[] = [
  { id: 1, title: 'Lamp' },
  { id: 2, title: 'Door' },
];

let api: React.MutableRefObject<GridApi | null>;

beforeEach(() => {
  api = { current: null };
});

function Tickets(props: Partial<DataGridProps<Ticket>>) {
  return (
    <div style={{ width: 500, height: 300 }}>
      <DataGrid apiRef={api} rows={tickets} columns={[title]} {...props} />
    </div>
  );
}

const wait = (ms = 20) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
const cell = (id = 1) =>
  document.querySelector<HTMLElement>(`[data-id="${id}"] [data-field="title"]`)!;
const input = () => within(cell()).getByRole<HTMLInputElement>('textbox');
const open = () => act(() => api.current!.startCellEditMode({ id: 1, field: 'title' }));
const type = (value: string) => fireEvent.change(input(), { target: { value } });
const press = (key: string, more = {}) => fireEvent.keyDown(input(), { key, ...more });
const modeNow = () => api.current!.getCellMode(1, 'title');
const titleNow = () => (api.current!.getRow(1) as Ticket).title;
const propsNow = () => api.current!.state.editRows[1].title as unknown as Record<string, unknown>;
const setTitle = (value: string) =>
  act(() => void api.current!.setEditCellValue({ id: 1, field: 'title', value }));

describe('#props', () => {
  test('What `preProcessEditCellProps` adds arrives as a prop, too', async () => {
    const seen: unknown[] = [];
    function Editor(props: GridRenderEditCellParams<Ticket> & { hint?: string }) {
      seen.push(props.hint);
      return <GridEditInputCell {...props} />;
    }
    const column: Column = {
      ...title,
      preProcessEditCellProps: ({ props }: GridPreProcessEditCellProps) => ({
        ...props,
        hint: 'short',
      }),
      renderEditCell: ({
        hint,
        ...params
      }: GridRenderEditCellParams<Ticket> & { hint?: string }) => {
        seen.push(hint);
        return <Editor {...params} />;
      },
    };
    render(<Tickets columns={[column]} />);
    open();
    setTitle('Bulb');
    await wait();
    expect(seen).toContain('short');
  });
});

describe('#long-text', () => {
  const column: Column = { ...title, type: 'longText' };
  const textarea = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'title' });

  test('Shift + Enter starts a new line, and Enter saves', async () => {
    render(<Tickets columns={[column]} />);
    act(() => api.current!.setCellFocus(1, 'title'));
    open();
    await wait();
    fireEvent.keyDown(textarea(), { key: 'Enter', shiftKey: true });
    await wait();
    expect(modeNow()).toBe('edit');
    fireEvent.change(textarea(), { target: { value: 'Lamp\nin the hall' } });
    fireEvent.keyDown(textarea(), { key: 'Enter' });
    await wait();
    expect(modeNow()).toBe('view');
    expect(titleNow()).toBe('Lamp\nin the hall');
  });
});

describe('#debounce', () => {
  test('The other editors do not wait, and have no such prop', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const late = { debounceMs: 500 };
    const columns: GridColDef[] = [
      {
        field: 'day',
        type: 'date',
        editable: true,
        renderEditCell: (params) => <GridEditDateCell {...params} {...late} />,
      },
      {
        field: 'fresh',
        type: 'boolean',
        editable: true,
        renderEditCell: (params) => <GridEditBooleanCell {...params} {...late} />,
      },
      {
        field: 'course',
        type: 'singleSelect',
        valueOptions: ['Starter', 'Main'],
        editable: true,
        renderEditCell: (params) => <GridEditSingleSelectCell {...params} {...late} />,
      },
    ];
    render(
      <div style={{ width: 500, height: 300 }}>
        <DataGrid
          apiRef={api}
          rows={[{ id: 1, day: new Date(2024, 0, 5), fresh: false, course: 'Main' }]}
          columns={columns}
        />
      </div>,
    );
    const valueOf = (field: string) => api.current!.state.editRows[1][field].value;
    act(() => api.current!.startCellEditMode({ id: 1, field: 'day' }));
    fireEvent.change(document.querySelector('[data-field="day"] input')!, {
      target: { value: '2024-02-01' },
    });
    await wait();
    expect((valueOf('day') as Date).getMonth()).toBe(1);
    act(() => api.current!.startCellEditMode({ id: 1, field: 'fresh' }));
    fireEvent.click(document.querySelector('[data-field="fresh"] input')!);
    await wait();
    expect(valueOf('fresh')).toBe(true);
    act(() => api.current!.startCellEditMode({ id: 1, field: 'course' }));
    fireEvent.click(await screen.findByRole('option', { name: 'Starter' }));
    expect(valueOf('course')).toBe('Starter');
    expect(error.mock.calls.flat()).toContain('debounceMs');
    error.mockRestore();
  });

  test('`GridEditInputCell` waits for 200 ms, `setEditCellValue` does not wait', async () => {
    render(<Tickets />);
    open();
    const changes: number[] = [];
    api.current!.subscribeEvent('stateChange', () => {
      if (propsNow().value === 'Bulb') {
        changes.push(performance.now());
      }
    });
    const start = performance.now();
    type('Bulb');
    await wait(300);
    expect(changes[0] - start).toBeGreaterThan(190);
    setTitle('Window');
    expect(propsNow().value).toBe('Window');
  });

  test('With 0, each key is reported at once', async () => {
    const columns: Column[] = [
      { ...title, renderEditCell: (params) => <GridEditInputCell {...params} debounceMs={0} /> },
    ];
    render(<Tickets columns={columns} />);
    open();
    type('Bulb');
    await wait(0);
    expect(propsNow().value).toBe('Bulb');
  });

  test('A pending value is saved when the cell closes', async () => {
    render(<Tickets />);
    open();
    type('Bulb');
    press('Enter');
    await wait();
    expect(titleNow()).toBe('Bulb');
  });

  test('With `preProcessEditCellProps`, the first Enter then only starts the check, and users must press it again', async () => {
    const check = jest.fn(({ props }: GridPreProcessEditCellProps) => props);
    render(<Tickets columns={[{ ...title, preProcessEditCellProps: check }]} />);
    open();
    type('Bulb');
    press('Enter');
    await wait();
    expect(check).toHaveBeenCalledTimes(1);
    expect(modeNow()).toBe('edit');
    press('Enter');
    await wait();
    expect(titleNow()).toBe('Bulb');
  });
});

describe('#auto-stop', () => {
  test('Choosing the current option does not call `onValueChange`: the list stays open until Escape', async () => {
    const user = userEvent.setup();
    render(<ChooseAndClose />);
    const first = () => document.querySelector('[data-rowindex="0"] [data-field="priority"]')!;
    await user.dblClick(first());
    await user.click(await screen.findByRole('option', { selected: true }));
    expect(screen.getByRole('listbox')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await user.dblClick(first());
    const option = screen.getAllByRole('option').find((other) => other.ariaSelected !== 'true')!;
    const name = option.textContent!;
    await user.click(option);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    expect(first()).toHaveTextContent(name);
  });
});

describe('#troubleshooting', () => {
  test('It is defined inside another component', async () => {
    function Note() {
      const [text, setText] = React.useState('');
      return <input aria-label="Note" value={text} onChange={(e) => setText(e.target.value)} />;
    }
    function Page({ inside }: { inside: boolean }) {
      const [count, setCount] = React.useState(0);
      const Inner = () => <Note />;
      const renderEditCell = () => (inside ? <Inner /> : <Note />);
      return (
        <>
          <button onClick={() => setCount(count + 1)}>Render</button>
          <Tickets columns={[{ ...title, renderEditCell }]} />
        </>
      );
    }
    const typeAndRender = async (inside: boolean) => {
      const { unmount } = render(<Page inside={inside} />);
      open();
      await wait();
      fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'dry' } });
      fireEvent.click(screen.getByText('Render'));
      await wait();
      const { value } = screen.getByLabelText<HTMLInputElement>('Note');
      unmount();
      api = { current: null };
      return value;
    };
    expect(await typeAndRender(true)).toBe('');
    expect(await typeAndRender(false)).toBe('dry');
  });

  test('React 18 warns about a ref', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const warns = async (wrapped: boolean) => {
      error.mockClear();
      const renderEditCell = (params: GridRenderEditCellParams<Ticket>) => {
        const editor = <GridEditInputCell {...params} />;
        return (
          <Tooltip open title="Too short" describeChild>
            {wrapped ? <div>{editor}</div> : editor}
          </Tooltip>
        );
      };
      const { unmount } = render(<Tickets columns={[{ ...title, renderEditCell }]} />);
      open();
      await wait();
      unmount();
      api = { current: null };
      return error.mock.calls.flat().join().includes('Function components cannot be given refs');
    };
    expect(await warns(true)).toBe(false);
    expect(await warns(false)).toBe(true);
    error.mockRestore();
  });
});
