import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { turbines, turbineColumns } from './turbines';

export default function PartsThroughSx() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid
        rows={turbines}
        columns={turbineColumns}
        sx={{
          border: 0,
          borderRadius: 2,
          boxShadow: 2,
          fontSize: 13,
          [`& .${gridClasses.columnHeaderTitle}`]: { fontWeight: 700 },
          [`& .${gridClasses.cell}`]: { borderBottomStyle: 'dashed' },
          [`& .${gridClasses.row}:hover`]: { color: 'primary.main' },
        }}
        density="compact"
        hideFooter
        aria-label="Turbines, styled through sx"
      />
    </div>
  );
}
