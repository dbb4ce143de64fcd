import Button from '@mui/material/Button';
import {
  DataGridPremium,
  useGridApiRef,
  type GridExcelExportOptions,
} from '@mui/x-data-grid-premium';
import { meterColumns } from './meterColumns';
import { meterReadings } from './meterReadings';

const initialState = {
  rowGrouping: { model: ['building'] },
  aggregation: { model: { kwh: 'sum', cost: 'sum' } },
  columns: { columnVisibilityModel: { building: false, tariff: false, remark: false } },
};

const columnsStyles = {
  read: { numFmt: 'yyyy-mm-dd' },
  cost: { numFmt: '#,##0.00 "€"' },
} as unknown as GridExcelExportOptions['columnsStyles'];

const experimentalFeatures = { aggregation: true };

export default function ExcelWithGroups() {
  const apiRef = useGridApiRef();

  const download = () =>
    apiRef.current.exportDataAsExcel({
      fileName: 'readings-by-building',
      columnsStyles,
      exceljsPostProcess: async ({ worksheet }) => {
        worksheet.eachRow((row) => {
          // Level 0: titles, groups and the grand total. Level 1: the readings.
          const isReading = Boolean(row.outlineLevel);
          row.font = { bold: !isReading };
          row.hidden = isReading;
        });
      },
    });

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={download}>Download groups and totals</Button>
      <div style={{ height: 258 }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={meterReadings}
          columns={meterColumns}
          experimentalFeatures={experimentalFeatures}
          initialState={initialState}
          groupingColDef={groupingColDef}
          density="compact"
          hideFooter
          aria-label="Meter readings with totals of each building"
        />
      </div>
    </div>
  );
}

const groupingColDef = { headerName: 'Building', width: 200 };
