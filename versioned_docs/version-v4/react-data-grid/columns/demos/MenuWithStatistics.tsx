import * as React from 'react';
import MenuItem from '@material-ui/core/MenuItem';
import {
  DataGrid,
  GridColumnMenuContainer,
  SortGridMenuItems,
  useGridSlotComponentProps,
  type GridColDef,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';
import { peaks, type Peak } from './peaks';

const ReportContext = React.createContext((_report: string) => {});

/** Sorting for all columns; for columns with numbers, an item of its own. */
const PeakMenu = React.forwardRef<HTMLUListElement, GridColumnMenuProps>(
  function PeakMenu(props, ref) {
    const { currentColumn: column, hideMenu } = props;
    const { apiRef } = useGridSlotComponentProps();
    const report = React.useContext(ReportContext);
    const reportHighest = () => {
      const values = peaks.map((peak) => Number(peak[column.field as keyof Peak]));
      report(`${column.headerName}: ${Math.max(...values)}`);
      apiRef.current.hideColumnMenu();
    };

    return (
      <GridColumnMenuContainer ref={ref} {...props}>
        <SortGridMenuItems column={column} onClick={hideMenu} />
        {column.type === 'number' && <MenuItem onClick={reportHighest}>Report highest</MenuItem>}
      </GridColumnMenuContainer>
    );
  },
);

const components = { ColumnMenu: PeakMenu };
const columns: GridColDef[] = [
  { field: 'id', headerName: 'Peak', flex: 1, minWidth: 100 },
  { field: 'wind', headerName: 'Gusts', type: 'number', width: 130 },
  { field: 'frost', headerName: 'Frost', type: 'number', width: 130, disableColumnMenu: true },
];

export default function MenuWithStatistics() {
  const [message, setMessage] = React.useState('Nothing reported yet');

  return (
    <ReportContext.Provider value={setMessage}>
      <div style={{ width: '100%' }}>
        <div style={{ height: 150 }}>
          <DataGrid
            rows={peaks}
            columns={columns}
            components={components}
            density="compact"
            hideFooter
            aria-label="Peaks, with a custom column menu"
          />
        </div>
        <output style={{ display: 'block', marginTop: 8 }}>{message}</output>
      </div>
    </ReportContext.Provider>
  );
}
