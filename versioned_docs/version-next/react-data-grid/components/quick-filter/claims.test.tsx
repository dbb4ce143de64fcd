import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  DataGrid,
  QuickFilter,
  QuickFilterClear,
  QuickFilterControl,
  QuickFilterTrigger,
  Toolbar,
  type DataGridProps,
  type GridApi,
  type QuickFilterProps,
} from '@mui/x-data-grid';

const rows = [
  { id: 1, name: 'Sea holly' },
  { id: 2, name: 'Snowdrop' },
];
const columns = [{ field: 'name' }];

let api: React.RefObject<GridApi | null>;

beforeEach(() => {
  api = { current: null };
});

const wait = (ms = 400) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));

const control = (
  <QuickFilterControl
    placeholder="Search"
    render={({ ref, slotProps, value, onChange, onKeyDown }) => (
      <input
        {...slotProps?.htmlInput}
        ref={ref as React.Ref<HTMLInputElement>}
        value={value}
        onChange={onChange}
        onKeyDown={onKeyDown}
      />
    )}
  />
);

function show(
  content: React.ReactNode,
  filter: QuickFilterProps = {},
  props: Partial<DataGridProps> = {},
) {
  const slots = {
    toolbar: () => (
      <Toolbar>
        <QuickFilter {...filter}>{content}</QuickFilter>
        <button>Elsewhere</button>
      </Toolbar>
    ),
  };
  return render(
    <div style={{ width: 400, height: 300 }}>
      <DataGrid apiRef={api} rows={rows} columns={columns} showToolbar slots={slots} {...props} />
    </div>,
  );
}

const input = () => document.querySelector<HTMLInputElement>('[role="toolbar"] input')!;
const type = (value: string) => fireEvent.change(input(), { target: { value } });
const words = () => api.current?.state.filter.filterModel.quickFilterValues;

describe('#quick-filter-control', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  // React logs it once: this is the first test that renders the part without `render`.
  test('React 18 logs a warning, because the base component takes no ref', () => {
    show(<QuickFilterControl />);
    expect(jest.mocked(console.error).mock.calls.flat().join(' ')).toContain(
      'Function components cannot be given refs',
    );
  });

  test('expanding the field does not focus it,', async () => {
    const trigger = <QuickFilterTrigger>Open</QuickFilterTrigger>;
    const plain = show([trigger, <QuickFilterControl key="control" />]);
    fireEvent.click(screen.getByText('Open'));
    await wait(100);
    expect(input()).not.toHaveFocus();
    plain.unmount();
    show([trigger, control]);
    fireEvent.click(screen.getByText('Open'));
    await wait(100);
    expect(input()).toHaveFocus();
  });

  test('An `aria-label` on the part ends up on the element around the field,', () => {
    show(<QuickFilterControl aria-label="Search" />);
    expect(input()).not.toHaveAttribute('aria-label');
    expect(input().closest('[aria-label="Search"]')).not.toBeNull();
  });

  test('`slotProps.htmlInput` replaces the role `searchbox`, the id, and what happens on blur.', () => {
    const onExpandedChange = jest.fn();
    const slotProps = { htmlInput: { maxLength: 5 } };
    show(<QuickFilterControl slotProps={slotProps} />, { onExpandedChange });
    expect(input()).not.toHaveAttribute('role', 'searchbox');
    fireEvent.blur(input());
    expect(onExpandedChange).not.toHaveBeenCalled();
  });
});

describe('#quick-filter-trigger', () => {
  async function clickWithFocusInField(
    props: React.ComponentPropsWithoutRef<typeof QuickFilterTrigger>,
  ) {
    const trigger = (
      <QuickFilterTrigger key="trigger" {...props}>
        Open
      </QuickFilterTrigger>
    );
    const { unmount } = show([trigger, control], { defaultExpanded: true });
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    await user.click(input());
    await user.click(screen.getByText('Open'));
    await wait(100);
    const isExpanded = screen.getByText('Open').getAttribute('aria-expanded');
    unmount();
    return isExpanded;
  }

  test('pressing the button takes the focus away and collapses the field, and the click expands it again', async () => {
    expect(await clickWithFocusInField({})).toBe('true');
  });

  test('on the trigger keeps the focus in the field, so that the click collapses it', async () => {
    const onMouseDown = (event: React.MouseEvent) => event.preventDefault();
    expect(await clickWithFocusInField({ onMouseDown })).toBe('false');
  });
});

describe('#quick-filter-clear', () => {
  test('It empties the field at once, without the debounce,', async () => {
    show([control, <QuickFilterClear key="clear" aria-label="Clear" />], { expanded: true });
    type('sea');
    await wait();
    expect(words()).toEqual(['sea']);
    fireEvent.click(screen.getByLabelText('Clear'));
    expect(words()).toEqual([]);
    expect(input()).toHaveValue('');
  });
});

describe('#persistent', () => {
  test('as soon as people leave the empty field, it counts as collapsed, and Tab does not reach it any more', () => {
    show(control, { defaultExpanded: true });
    expect(input().tabIndex).toBe(0);
    fireEvent.blur(input());
    expect(input().tabIndex).toBe(-1);
  });
});

describe('#default-expanded', () => {
  test('Without the prop, the field is expanded at first only if the filter model has words.', () => {
    const empty = show(control);
    expect(input().tabIndex).toBe(-1);
    empty.unmount();
    const filterModel = { items: [], quickFilterValues: ['sea'] };
    show(control, {}, { initialState: { filter: { filterModel } } });
    expect(input().tabIndex).toBe(0);
  });
});

describe('#parser', () => {
  test('the text stays in the field, and the rows do not follow', async () => {
    function Unstable() {
      const [, renderAgain] = React.useReducer((count: number) => count + 1, 0);
      return (
        <Toolbar>
          <QuickFilter expanded parser={(text) => [text]}>
            {control}
          </QuickFilter>
          <button onClick={renderAgain}>Render</button>
        </Toolbar>
      );
    }
    const slots = { toolbar: Unstable };
    show(null, {}, { slots });
    type('sea');
    fireEvent.click(screen.getByText('Render'));
    await wait();
    expect(input()).toHaveValue('sea');
    expect(words() ?? []).toEqual([]);
    type('snow');
    await wait();
    expect(words()).toEqual(['snow']);
  });
});

describe('#api-object', () => {
  test('searches, and the field shows the words', async () => {
    show(control);
    act(() => api.current?.setQuickFilterValues(['snow', 'drop']));
    await wait(50);
    expect(input()).toHaveValue('snow drop');
  });

  test('the field keeps what people type, while the rows stay as they are', async () => {
    const filterModel = { items: [], quickFilterValues: ['sea'] };
    show(control, {}, { filterModel });
    type('snow');
    await wait();
    expect(input()).toHaveValue('snow');
    expect(words()).toEqual(['sea']);
  });
});

describe('#keyboard', () => {
  test('Clears the text; in an empty field, collapses it and focuses the trigger', async () => {
    show([<QuickFilterTrigger key="trigger">Open</QuickFilterTrigger>, control], {
      defaultExpanded: true,
    });
    act(() => input().focus());
    type('sea');
    fireEvent.keyDown(input(), { key: 'Escape' });
    expect(input()).toHaveValue('');
    expect(screen.getByText('Open')).toHaveAttribute('aria-expanded', 'true');
    fireEvent.keyDown(input(), { key: 'Escape' });
    expect(screen.getByText('Open')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByText('Open')).toHaveFocus();
  });

  test('the trigger takes the focus, wherever Tab or a click had moved it', async () => {
    show([<QuickFilterTrigger key="trigger">Open</QuickFilterTrigger>, control], {
      defaultExpanded: true,
    });
    act(() => input().focus());
    act(() => screen.getByText('Elsewhere').focus());
    await wait(50);
    expect(screen.getByText('Open')).toHaveFocus();
  });
});
