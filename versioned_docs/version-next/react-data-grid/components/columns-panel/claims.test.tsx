import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { DataGrid, ColumnsPanelTrigger, Toolbar, type DataGridProps } from '@mui/x-data-grid';

const rows = [{ id: 1, name: 'One' }];
const columns = [{ field: 'name' }];

const wait = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 150)));

function show(part: React.ReactElement, props: Partial<DataGridProps> = {}) {
  const slots = { toolbar: () => <Toolbar>{part}</Toolbar> };
  return render(
    <div style={{ width: 400, height: 300 }}>
      <DataGrid rows={rows} columns={columns} showToolbar slots={slots} {...props} />
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

describe('#columns-panel-trigger', () => {
  test('with another one the panel has no name', async () => {
    const plain = show(<ColumnsPanelTrigger>Open</ColumnsPanelTrigger>);
    const trigger = await open();
    expect(panel()).toHaveAttribute('aria-labelledby', trigger.id);
    plain.unmount();
    show(<ColumnsPanelTrigger id="columns">Open</ColumnsPanelTrigger>);
    await open();
    const name = panel()?.getAttribute('aria-labelledby') ?? '';
    expect(name).not.toBe('columns');
    expect(document.getElementById(name)).toBeNull();
  });
});

describe('#disable', () => {
  test('the button stays, and opens the panel', async () => {
    show(<ColumnsPanelTrigger>Open</ColumnsPanelTrigger>, { disableColumnSelector: true });
    await open();
    expect(document.querySelector('.MuiDataGrid-columnsManagement')).not.toBeNull();
  });
});

describe('#aria', () => {
  test('`aria-expanded` is `true` while the panel is open, and missing otherwise.', async () => {
    show(<ColumnsPanelTrigger>Open</ColumnsPanelTrigger>);
    expect(screen.getByText('Open')).not.toHaveAttribute('aria-expanded');
    expect(await open()).toHaveAttribute('aria-expanded', 'true');
  });

  test('what opens is a panel with the role `tooltip`:', async () => {
    show(<ColumnsPanelTrigger>Open</ColumnsPanelTrigger>);
    await open();
    expect(panel()).toHaveAttribute('role', 'tooltip');
  });

  test('The focus moves to the search field of the panel, and back to the trigger when Esc closes it.', async () => {
    show(<ColumnsPanelTrigger>Open</ColumnsPanelTrigger>);
    const trigger = await open();
    const field = panel()?.querySelector('input[type="search"]');
    expect(field).toHaveFocus();
    fireEvent.keyDown(field ?? document.body, { key: 'Escape' });
    await wait();
    expect(panel()).toBeNull();
    expect(trigger).toHaveFocus();
  });
});
