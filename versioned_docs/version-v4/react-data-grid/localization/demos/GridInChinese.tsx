import * as React from 'react';
import { zhCN } from '@material-ui/core/locale';
import { createTheme, ThemeProvider, useTheme } from '@material-ui/core/styles';
import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';
import { chineseTexts } from './chineseTexts';
import { exhibitions } from './exhibitions';

// `zhCN` belongs to Material-UI and translates the pager. The grid has no texts in Chinese.
const chinese = [zhCN, { props: { MuiDataGrid: { localeText: chineseTexts } } }];

const date = new Intl.DateTimeFormat('zh-CN', { dateStyle: 'medium' });

const columns: GridColDef[] = [
  { field: 'artist', headerName: '艺术家', flex: 1, minWidth: 130 },
  { field: 'city', headerName: '城市', width: 120 },
  {
    field: 'opens',
    headerName: '开幕日期',
    type: 'date',
    width: 160,
    valueFormatter: ({ value }) => date.format(value as Date),
  },
  { field: 'touring', headerName: '巡展', type: 'boolean', width: 130 },
];

const components = { Toolbar: GridToolbar };
const sizes = [5];

export default function GridInChinese() {
  const theme = useTheme();
  const inChinese = React.useMemo(() => createTheme(theme, ...chinese), [theme]);

  return (
    <ThemeProvider theme={inChinese}>
      <div lang="zh-CN" style={{ height: 340, width: '100%' }}>
        <DataGrid
          rows={exhibitions}
          columns={columns}
          components={components}
          pageSize={5}
          rowsPerPageOptions={sizes}
          density="compact"
          aria-label="展览"
        />
      </div>
    </ThemeProvider>
  );
}
