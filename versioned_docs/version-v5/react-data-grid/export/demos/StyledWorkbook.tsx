import * as React from 'react';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  useGridApiRef,
  type GridExcelExportOptions,
} from '@mui/x-data-grid-premium';
import { meterColumns } from './meterColumns';
import { meterReadings } from './meterReadings';

const workbookOptions: GridExcelExportOptions = {
  fileName: 'meter-readings',
  columnsStyles: {
    read: { numFmt: 'yyyy-mm-dd' },
    cost: { numFmt: '#,##0.00 "€"', font: { bold: true } },
  } as unknown as GridExcelExportOptions['columnsStyles'],
  exceljsPreProcess: async ({ workbook, worksheet }) => {
    workbook.creator = 'Town of Lindau';
    worksheet.addRow(['Meter readings, March 2025']).font = { size: 16 };
    worksheet.addRow([]);
  },
  exceljsPostProcess: async ({ worksheet }) => {
    worksheet.addRow([]);
    worksheet.addRow(['Checked by the facility office']);
  },
};

export default function StyledWorkbook() {
  const apiRef = useGridApiRef();
  const [state, setState] = React.useState('');

  const download = async () => {
    setState('Writing …');
    await apiRef.current.exportDataAsExcel(workbookOptions);
    setState('Finished');
  };

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={download}>Download the workbook</Button>
      <output>{state}</output>
      <div style={{ height: 258 }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={meterReadings}
          columns={meterColumns}
          density="compact"
          hideFooter
          aria-label="Meter readings for a styled workbook"
        />
      </div>
    </div>
  );
}
