import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  ColumnsPanelTrigger,
  DataGrid,
  ExportCsv,
  QuickFilterControl,
  Toolbar,
  ToolbarButton,
  type DataGridProps,
} from '@mui/x-data-grid';

const rows = [{ id: 1 }];
const columns = [{ field: 'id' }];

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ width: 400, height: 300 }}>
      <DataGrid rows={rows} columns={columns} showToolbar {...props} />
    </div>
  );
}

function show(content: React.ReactNode) {
  const slots = { toolbar: () => <Toolbar>{content}</Toolbar> };
  return render(<Grid slots={slots} />);
}

describe('#introduction', () => {
  test('The `toolbar` slot is the usual place, but any slot does.', async () => {
    const slots = { footer: () => <ColumnsPanelTrigger>Choose</ColumnsPanelTrigger> };
    render(<Grid slots={slots} showToolbar={false} />);
    fireEvent.click(screen.getByText('Choose'));
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, 100)));
    expect(document.querySelector('.MuiDataGrid-columnsManagement')).not.toBeNull();
  });
});

describe('#render-prop', () => {
  test('the part wins, so `onClick` of the element is never called', () => {
    const ofPart = jest.fn();
    const ofElement = jest.fn();
    show(
      <ColumnsPanelTrigger onClick={ofPart} render={<ToolbarButton onClick={ofElement} />}>
        Choose
      </ColumnsPanelTrigger>,
    );
    fireEvent.click(screen.getByText('Choose'));
    expect(ofPart).toHaveBeenCalledTimes(1);
    expect(ofElement).not.toHaveBeenCalled();
    expect(screen.getByText('Choose')).toHaveAttribute('aria-expanded', 'true');
  });

  test('Class names are joined,', () => {
    show(
      <ExportCsv className="part" render={<ToolbarButton className="element" />}>
        CSV
      </ExportCsv>,
    );
    expect(screen.getByText('CSV')).toHaveClass('part', 'element');
  });

  test('of two styles for the same CSS property that of the element wins', () => {
    show(
      <ExportCsv style={{ top: 1, left: 1 }} render={<ToolbarButton style={{ top: 2 }} />}>
        CSV
      </ExportCsv>,
    );
    expect(screen.getByText('CSV')).toHaveStyle({ top: '2px', left: '1px' });
  });
});

describe('#troubleshooting', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  test('`ToolbarButton` without `Toolbar`.', () => {
    const slots = { toolbar: () => <ToolbarButton>Alone</ToolbarButton> };
    expect(() => render(<Grid slots={slots} />)).toThrow(
      'MUI X: Missing context. Toolbar subcomponents must be placed within a <Toolbar /> component.',
    );
  });

  test('The search field, or one of its buttons, without `QuickFilter`.', () => {
    const slots = { toolbar: () => <QuickFilterControl /> };
    expect(() => render(<Grid slots={slots} />)).toThrow(
      'MUI X: Missing context. Quick Filter subcomponents must be placed within a <QuickFilter /> component.',
    );
  });
});
