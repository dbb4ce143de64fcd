import * as React from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import {
  DataGridPremium,
  ExportCsv,
  ExportExcel,
  ExportPrint,
  Toolbar,
  type DataGridPremiumProps,
  type GridApi,
} from '@mui/x-data-grid-premium';

const rows = [{ id: 1 }];
const columns = [{ field: 'id' }];

let api: React.RefObject<GridApi | null>;
let calls: string[];

beforeEach(() => {
  api = { current: null };
  calls = [];
  // Premium without a key.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.restoreAllMocks();
});

function show(content: React.ReactNode, props: Partial<DataGridPremiumProps> = {}) {
  const slots = { toolbar: () => <Toolbar>{content}</Toolbar> };
  render(
    <div style={{ width: 400, height: 300 }}>
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
  const { current } = api;
  if (current) {
    current.exportDataAsCsv = () => void calls.push('csv');
    current.exportDataAsPrint = () => void calls.push('print');
    current.exportDataAsExcel = async () => void calls.push('excel');
  }
}

const press = (text: string) => fireEvent.click(screen.getByText(text));

describe('#anatomy', () => {
  test('`onClick` is called after the export has started.', () => {
    const onClick = () => calls.push('click');
    show([
      <ExportCsv key="csv" onClick={onClick}>
        CSV
      </ExportCsv>,
      <ExportPrint key="print" onClick={onClick}>
        Print
      </ExportPrint>,
      <ExportExcel key="excel" onClick={onClick}>
        Excel
      </ExportExcel>,
    ]);
    press('CSV');
    press('Print');
    press('Excel');
    expect(calls).toEqual(['csv', 'click', 'print', 'click', 'excel', 'click']);
  });
});

describe('#export-excel', () => {
  const slotProps = { baseButton: { onClick: () => calls.push('base') } };

  test('`onClick` in `slotProps.baseButton` takes the place of this export.', () => {
    show(<ExportExcel>Excel</ExportExcel>, { slotProps });
    press('Excel');
    expect(calls).toEqual(['base']);
  });

  test('`ExportCsv` and `ExportPrint` ignore it.', () => {
    show([<ExportCsv key="csv">CSV</ExportCsv>, <ExportPrint key="print">Print</ExportPrint>], {
      slotProps,
    });
    press('CSV');
    press('Print');
    expect(calls).toEqual(['csv', 'print']);
  });
});

describe('#leave-out', () => {
  test('`disableToolbarButton` is an option of the default toolbar, and the parts ignore it:', () => {
    const options: object = { disableToolbarButton: true };
    show(<ExportCsv options={options}>CSV</ExportCsv>);
    expect(screen.getByText('CSV')).toBeVisible();
  });
});
