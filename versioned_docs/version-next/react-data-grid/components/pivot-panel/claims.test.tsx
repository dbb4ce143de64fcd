import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  DataGridPremium,
  PivotPanelTrigger,
  Toolbar,
  type DataGridPremiumProps,
  type GridApi,
} from '@mui/x-data-grid-premium';

const rows = [
  { id: 1, farm: 'Birkenhof', tons: 4 },
  { id: 2, farm: 'La Granja', tons: 6 },
];
const columns = [{ field: 'farm' }, { field: 'tons', type: 'number' as const }];
const model = {
  rows: [{ field: 'farm' }],
  columns: [],
  values: [{ field: 'tons', aggFunc: 'sum' }],
};

let api: React.RefObject<GridApi | null>;

beforeEach(() => {
  api = { current: null };
  // Premium without a key.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.restoreAllMocks();
});

function PivotToolbar() {
  return (
    <Toolbar>
      <PivotPanelTrigger
        className={({ open, active }) => `${open ? 'open' : 'closed'} ${active ? 'pivot' : 'list'}`}
      >
        Pivot
      </PivotPanelTrigger>
    </Toolbar>
  );
}

const slots = { toolbar: PivotToolbar };
const wait = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 100)));

function show(props: Partial<DataGridPremiumProps> = {}) {
  render(
    <div style={{ width: 600, height: 400 }}>
      <DataGridPremium
        apiRef={api}
        rows={rows}
        columns={columns}
        showToolbar
        slots={slots}
        {...props}
      />
    </div>,
  );
}

async function press() {
  const trigger = screen.getByText('Pivot', { selector: 'button' });
  act(() => trigger.focus());
  fireEvent.click(trigger);
  await wait();
  return trigger;
}

const sidebar = () => document.querySelector('.MuiDataGrid-sidebar');

describe('#pivot-panel-trigger', () => {
  test('Closing the panel leaves the pivot table as it is,', async () => {
    show({ initialState: { pivoting: { model, enabled: true } } });
    expect(await press()).toHaveClass('open', 'pivot');
    expect(await press()).toHaveClass('closed', 'pivot');
    expect(sidebar()).toBeNull();
  });

  test('opening it does not start one', async () => {
    show({ initialState: { pivoting: { model } } });
    expect(await press()).toHaveClass('open', 'list');
  });
});

describe('#disable', () => {
  test('the button stays, `open` becomes `true`, and no panel appears', async () => {
    show({ disablePivoting: true });
    expect(await press()).toHaveClass('open');
    expect(sidebar()).toBeNull();
  });
});

describe('#aria', () => {
  test('The sidebar has no role, so its name, which is that of the trigger, may not be read out.', async () => {
    show();
    const trigger = await press();
    expect(sidebar()).not.toHaveAttribute('role');
    expect(sidebar()).toHaveAttribute('aria-labelledby', trigger.id);
  });

  test('Opening the panel does not move the focus,', async () => {
    show();
    expect(await press()).toHaveFocus();
  });

  test('Esc does not close it:', async () => {
    show();
    const trigger = await press();
    fireEvent.keyDown(trigger, { key: 'Escape' });
    fireEvent.keyDown(sidebar()?.querySelector('input') ?? document.body, { key: 'Escape' });
    await wait();
    expect(sidebar()).not.toBeNull();
  });
});
