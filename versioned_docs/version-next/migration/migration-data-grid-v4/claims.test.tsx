import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import * as grid4 from '@docs/v4/node_modules/@mui/x-data-grid';
import * as pro4 from '@docs/v4/node_modules/@mui/x-data-grid-pro';
import * as grid5 from '@docs/v5/node_modules/@mui/x-data-grid';
import * as pro5 from '@docs/v5/node_modules/@mui/x-data-grid-pro';
import { Component, useEffect, type ElementType, type ReactNode } from 'react';

const rows = [
  { id: 1, city: 'Oslo' },
  { id: 2, city: 'Rome' },
];

/** Props of either version: what one of them does not know is part of what is tested. */
type Props = Record<string, unknown>;

class Boundary extends Component<{ children: ReactNode }, { message: string | null }> {
  state = { message: null };
  static getDerivedStateFromError = (error: Error) => ({ message: error.message });
  render() {
    return this.state.message === null ? this.props.children : <p>{this.state.message}</p>;
  }
}

function show(Grid: ElementType, props: Props): void {
  cleanup();
  render(
    <Boundary>
      <div style={{ width: 600, height: 400 }}>
        <Grid rows={rows} columns={[{ field: 'city' }]} {...props} />
      </div>
    </Boundary>,
  );
  // Version 4 measures its container before it shows rows.
  act(() => jest.advanceTimersByTime(500));
}

const show4 = (props: Props) => show(grid4.DataGrid, props);
const show5 = (props: Props) => show(grid5.DataGrid, { disableVirtualization: true, ...props });
const row = (name: string) => screen.getByText(name).closest<HTMLElement>('[role="row"]')!;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  for (const [side, size] of [
    ['offsetWidth', 600],
    ['offsetHeight', 400],
    ['clientWidth', 600],
    ['clientHeight', 400],
  ] as const) {
    jest.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(size);
  }
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('#removed-props', () => {
  test('In JavaScript nothing reports the old props: `onRowOver` is no longer called.', () => {
    const over = jest.fn();
    show4({ onRowOver: over });
    fireEvent.mouseOver(row('Oslo'));
    expect(over).toHaveBeenCalledTimes(1);
    show5({ onRowOver: over });
    fireEvent.mouseOver(row('Oslo'));
    expect(over).toHaveBeenCalledTimes(1);
    const seen: (string | undefined)[] = [];
    const onMouseOver = (event: { currentTarget: HTMLElement }) =>
      seen.push(event.currentTarget.dataset.id);
    show5({ componentsProps: { row: { onMouseOver } } });
    fireEvent.mouseOver(row('Oslo'));
    expect(seen).toEqual(['1']);
  });
});

describe('#slots', () => {
  test('In JavaScript the old name is ignored.', () => {
    const Box = () => <i>box</i>;
    show4({ checkboxSelection: true, components: { Checkbox: Box } });
    expect(screen.getAllByText('box').length).toBeGreaterThan(0);
    show5({ checkboxSelection: true, components: { Checkbox: Box } });
    expect(screen.queryByText('box')).toBeNull();
    show5({ checkboxSelection: true, components: { BaseCheckbox: Box } });
    expect(screen.getAllByText('box').length).toBeGreaterThan(0);
  });
});

describe('#value-formatter', () => {
  test('Code that reads `params.row` throws in JavaScript.', () => {
    type Params = { row: { city: string } };
    const columns = [{ field: 'city', valueFormatter: ({ row: { city } }: Params) => `${city}!` }];
    show4({ columns });
    expect(screen.getByText('Oslo!')).toBeVisible();
    show5({ columns });
    expect(screen.queryByText('Oslo!')).toBeNull();
  });
});

describe('#select-row', () => {
  test('It said "keep the others", and says "deselect the others" now.', () => {
    interface Api {
      current: {
        selectRow(id: number, isSelected: boolean, third?: boolean): void;
        getSelectedRows(): Map<unknown, unknown>;
      };
    }
    const selectBoth = (
      pro: { DataGridPro: ElementType },
      useApiRef: () => unknown,
      third?: boolean,
    ) => {
      const found: { api?: Api } = {};
      const Grid = (props: Props) => {
        const api = useApiRef() as Api;
        useEffect(() => {
          found.api = api;
        });
        return <pro.DataGridPro apiRef={api} {...props} />;
      };
      show(Grid, {});
      const { current } = found.api!;
      act(() => current.selectRow(1, true, third));
      act(() => current.selectRow(2, true, third));
      return current.getSelectedRows().size;
    };
    expect(selectBoth(pro4, pro4.useGridApiRef, true)).toBe(2);
    expect(selectBoth(pro4, pro4.useGridApiRef)).toBe(1);
    expect(selectBoth(pro5, pro5.useGridApiRef, true)).toBe(1);
    expect(selectBoth(pro5, pro5.useGridApiRef)).toBe(2);
  });
});

describe('#class-names', () => {
  test('Cells lost attributes that the row has: `data-rowindex` and `data-rowselected`.', () => {
    show4({});
    expect(screen.getByText('Oslo')).toHaveAttribute('data-rowindex', '0');
    show5({});
    expect(screen.getByText('Oslo').closest('[role="cell"]')).not.toHaveAttribute('data-rowindex');
    expect(row('Oslo')).toHaveAttribute('data-rowindex', '0');
  });
});

describe('#boolean-texts', () => {
  test('The texts of a boolean are "yes" and "no", and were "true" and "false".', () => {
    const texts = ({ GRID_DEFAULT_LOCALE_TEXT: text }: typeof grid4 | typeof grid5) => [
      text.booleanCellTrueLabel,
      text.booleanCellFalseLabel,
    ];
    expect(texts(grid4)).toEqual(['true', 'false']);
    expect(texts(grid5)).toEqual(['yes', 'no']);
  });
});
