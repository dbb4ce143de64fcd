import { alpha, createTheme, type ThemeOptions } from '@mui/material/styles';
import type {} from '@mui/x-charts/themeAugmentation';
import type {} from '@mui/x-data-grid/themeAugmentation';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import type {} from '@mui/x-date-pickers-pro/themeAugmentation';
import type {} from '@mui/x-tree-view/themeAugmentation';

/** Colors of charts: pass the scales to the color maps of axes. */
export const chartColors = {
  categorical: ['#278696', '#b35705', '#767ee8', '#34a565', '#cd5188', '#af893c'],
  sequential: ['#d5eef0', '#93cdd3', '#4fa5b0', '#1d7886', '#0a4d58'],
  diverging: ['#a8401f', '#e29a72', '#f1ece6', '#7fb7be', '#116a78'],
};

const shared: ThemeOptions = {
  typography: {
    fontFamily: 'system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
    fontSize: 14,
    button: { textTransform: 'none' },
    fontWeightMedium: 600,
    h6: { fontWeight: 600 },
  },
  shape: { borderRadius: 6 },
  components: {
    MuiTextField: { defaultProps: { size: 'small' } },
    MuiDataGrid: {
      styleOverrides: {
        root: ({ theme }) => ({
          '&:not(.MuiDataGrid-scrollShadow)': {
            backgroundColor: theme.palette.background.paper,
          },
          '& .MuiDataGrid-columnHeaders > [role="row"] > [role="presentation"]': {
            backgroundColor: theme.palette.background.default,
          },
          borderColor: theme.palette.divider,
          '& .MuiDataGrid-cell--pinnedLeft, & .MuiDataGrid-cell--pinnedRight': {
            backgroundColor: theme.palette.background.paper,
          },
        }),
        columnHeader: ({ theme }) => ({
          backgroundColor: theme.palette.background.default,
          color: theme.palette.text.secondary,
          '& svg': { color: theme.palette.text.secondary },
        }),
        columnHeaderTitle: { fontWeight: 600, fontSize: 13 },
        columnSeparator: { visibility: 'hidden' },
        row: ({ theme }) => ({
          '&:hover': {
            backgroundColor: alpha(theme.palette.primary.main, 0.06),
            '& .MuiDataGrid-cell--pinnedLeft, & .MuiDataGrid-cell--pinnedRight': {
              backgroundImage: `linear-gradient(${alpha(theme.palette.primary.main, 0.06)}, ${alpha(theme.palette.primary.main, 0.06)})`,
            },
          },
        }),
        withBorderColor: ({ theme }) => ({ borderColor: theme.palette.divider }),
        cell: ({ theme }) => ({ borderColor: theme.palette.divider }),
      },
    },
    MuiPickersDay: {
      styleOverrides: {
        root: { borderRadius: 6 },
        today: ({ theme }) => ({
          '&:not(.Mui-selected)': { borderColor: theme.palette.secondary.main },
        }),
      },
    },
    MuiDateRangePickerDay: {
      styleOverrides: {
        rangeIntervalDayHighlightStart: {
          borderStartStartRadius: 6,
          borderEndStartRadius: 6,
        },
        rangeIntervalDayHighlight: ({ theme }) => ({
          '&:first-of-type': {
            borderStartStartRadius: 6,
            borderEndStartRadius: 6,
          },
          '&:last-of-type': {
            borderStartEndRadius: 6,
            borderEndEndRadius: 6,
          },
          backgroundColor: alpha(theme.palette.primary.main, 0.14),
          '& .MuiDateRangePickerDay-day:not(.Mui-selected)': { color: theme.palette.text.primary },
        }),
        rangeIntervalDayHighlightEnd: { borderStartEndRadius: 6, borderEndEndRadius: 6 },
      },
    },
    MuiBarChart: { defaultProps: { colors: chartColors.categorical } },
    MuiLineChart: { defaultProps: { colors: chartColors.categorical } },
    MuiScatterChart: { defaultProps: { colors: chartColors.categorical } },
    MuiChartsAxis: {
      styleOverrides: {
        root: ({ theme }) => ({
          '& .MuiChartsAxis-line': { stroke: theme.palette.divider },
          '& .MuiChartsAxis-tick': { stroke: theme.palette.divider },
          '& .MuiChartsAxis-tickLabel': { fill: theme.palette.text.secondary },
        }),
      },
    },
    MuiChartsGrid: {
      styleOverrides: {
        line: ({ theme }) => ({ stroke: theme.palette.divider }),
      },
    },
    MuiTreeItem: {
      styleOverrides: {
        content: ({ theme }) => ({
          borderRadius: 6,
          '&.Mui-selected': {
            backgroundColor: alpha(theme.palette.primary.main, 0.14),
          },
          '&.Mui-selected:hover': {
            backgroundColor: alpha(theme.palette.primary.main, 0.14),
          },
        }),
        groupTransition: ({ theme }) => ({
          borderInlineStartStyle: 'solid',
          borderInlineStartColor: theme.palette.divider,
          borderInlineStartWidth: 1,
          marginInlineStart: 8,
        }),
      },
    },
  },
};

export const lightTheme = createTheme({
  ...shared,
  palette: {
    primary: { main: '#0f6673', contrastText: '#ffffff' },
    secondary: { main: '#a04a12', contrastText: '#ffffff' },
    error: { main: '#b3261e' },
    background: { default: '#f3f6f7', paper: '#ffffff' },
    text: { primary: '#16262b', secondary: '#50646b' },
    divider: '#d5dfe2',
  },
});

export const darkTheme = createTheme({
  ...shared,
  palette: {
    mode: 'dark',
    primary: { main: '#6ccad6', contrastText: '#06282e' },
    secondary: { main: '#f0a36b', contrastText: '#3a1a02' },
    error: { main: '#ff8a80' },
    background: { default: '#0d171a', paper: '#142126' },
    text: { primary: '#e4eff1', secondary: '#a3b8be' },
    divider: '#2b3c42',
  },
});
