import { alpha, styled } from '@mui/material/styles';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { turbines, turbineColumns, type Turbine } from './turbines';

const StripedGrid = styled(DataGrid<Turbine>)(({ theme }) => {
  const { hoverOpacity, selectedOpacity } = theme.palette.action;
  const primary = theme.palette.primary.main;
  return {
    [`& .${gridClasses.row}.even`]: {
      backgroundColor: theme.palette.action.hover,
      '&:hover': { backgroundColor: alpha(primary, hoverOpacity) },
      '&.Mui-selected': { backgroundColor: alpha(primary, selectedOpacity + hoverOpacity) },
    },
  };
});

export default function StripedRows() {
  return (
    <div style={{ height: 310, width: '100%' }}>
      <StripedGrid
        rows={turbines}
        columns={turbineColumns}
        getRowClassName={({ indexRelativeToCurrentPage }) =>
          indexRelativeToCurrentPage % 2 === 0 ? 'even' : 'odd'
        }
        density="compact"
        rowsPerPageOptions={[5]}
        initialState={{ pagination: { pageSize: 5 } }}
        aria-label="Turbines, striped"
      />
    </div>
  );
}
