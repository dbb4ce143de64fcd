import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  DataGrid,
  Toolbar,
  ToolbarButton,
  type DataGridProps,
  type GridApi,
} from '@mui/x-data-grid';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import CommandsForSelection from './demos/CommandsForSelection';

const rows = [{ id: 1 }];
const columns = [{ field: 'id' }];

function show(content: React.ReactNode, props: Partial<DataGridProps> = {}) {
  const slots = { toolbar: () => <Toolbar>{content}</Toolbar> };
  return render(
    <div style={{ width: 400, height: 300 }}>
      <DataGrid rows={rows} columns={columns} showToolbar slots={slots} {...props} />
    </div>,
  );
}

/** Presses a key where the focus is, and returns the text of what has it then. */
function press(key: string) {
  fireEvent.keyDown(document.activeElement ?? document.body, { key });
  return document.activeElement?.textContent;
}

const threeButtons = (
  <React.Fragment>
    <ToolbarButton>One</ToolbarButton>
    <ToolbarButton>Two</ToolbarButton>
    <ToolbarButton>Three</ToolbarButton>
  </React.Fragment>
);

const toolbar = () => document.querySelector('[role="toolbar"]');

describe('#anatomy', () => {
  test('the `label` of the grid names a custom toolbar for screen readers,', () => {
    show(threeButtons, { label: 'Tours' });
    expect(toolbar()).toHaveAttribute('aria-label', 'Tours');
  });

  test('but is not shown', () => {
    show(threeButtons, { label: 'Tours' });
    expect(screen.queryByText('Tours')).toBeNull();
  });
});

describe('#selection', () => {
  test('In the `DataGrid`, `updateRows()` throws when it gets two rows,', () => {
    const apiRef = { current: null } as React.MutableRefObject<GridApi | null>;
    show(threeButtons, { apiRef, rows: [{ id: 1 }, { id: 2 }] });
    const both = [1, 2].map((id) => ({ id, _action: 'delete' as const }));
    expect(() => apiRef.current!.updateRows(both)).toThrow(
      'You cannot update several rows at once',
    );
  });

  test('so the button calls it for each row', () => {
    render(<CommandsForSelection />);
    const [, first, second] = screen.getAllByRole('checkbox');
    fireEvent.click(first);
    fireEvent.click(second);
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(screen.queryByText('Kornblume')).toBeNull();
    expect(screen.queryByText('Old Oven')).toBeNull();
    expect(screen.getByText('0 selected')).toBeInTheDocument();
  });
});

describe('#aria', () => {
  test('Without `label`, it has no name:', () => {
    show(threeButtons);
    expect(toolbar()).not.toHaveAttribute('aria-label');
    expect(toolbar()).not.toHaveAttribute('aria-labelledby');
  });
});

describe('#keyboard', () => {
  test('Next and previous button, past the ends to the other end', () => {
    show(threeButtons);
    act(() => screen.getByText('One').focus());
    expect(press('ArrowRight')).toBe('Two');
    expect(press('ArrowLeft')).toBe('One');
    expect(press('ArrowLeft')).toBe('Three');
    expect(press('ArrowRight')).toBe('One');
  });

  test('First and last button', () => {
    show(threeButtons);
    act(() => screen.getByText('Two').focus());
    expect(press('End')).toBe('Three');
    expect(press('Home')).toBe('One');
  });

  test('Disabled buttons are skipped.', () => {
    show(
      <React.Fragment>
        <ToolbarButton>One</ToolbarButton>
        <ToolbarButton disabled>Two</ToolbarButton>
        <ToolbarButton>Three</ToolbarButton>
      </React.Fragment>,
    );
    act(() => screen.getByText('One').focus());
    expect(press('ArrowRight')).toBe('Three');
  });

  test('A control that is not a `ToolbarButton` is a separate stop for Tab, and arrow keys do not reach it.', () => {
    show(
      <React.Fragment>
        <ToolbarButton>One</ToolbarButton>
        <button>Plain</button>
        <ToolbarButton>Three</ToolbarButton>
      </React.Fragment>,
    );
    act(() => screen.getByText('One').focus());
    expect(press('ArrowRight')).toBe('Three');
    expect(screen.getByText('Plain').tabIndex).toBe(0);
    expect(screen.getByText('One').tabIndex).toBe(-1);
  });

  test('→ goes to the next button there too,', () => {
    const slots = { toolbar: () => <Toolbar>{threeButtons}</Toolbar> };
    render(
      <ThemeProvider theme={createTheme({ direction: 'rtl' })}>
        <div dir="rtl" style={{ width: 400, height: 300 }}>
          <DataGrid rows={rows} columns={columns} showToolbar slots={slots} />
        </div>
      </ThemeProvider>,
    );
    act(() => screen.getByText('One').focus());
    expect(press('ArrowRight')).toBe('Two');
  });
});
