import type { Theme } from '@mui/material/styles';
import { DataGridPro, gridClasses } from '@mui/x-data-grid-pro';
import { turbines, turbineColumns } from './turbines';

const blueSections = ({ palette }: Theme) => {
  const dark = palette.mode === 'dark';
  return {
    [`& .${gridClasses.columnHeaders}, & .${gridClasses.pinnedColumnHeaders}`]: {
      backgroundColor: dark ? '#12304d' : '#dcebfa',
      backgroundImage: 'none',
    },
    [`& .${gridClasses.pinnedColumns}`]: {
      backgroundColor: dark ? '#0f2235' : '#eff6fd',
      backgroundImage: 'none',
    },
  };
};

export default function HeaderAndPinnedBackground() {
  return (
    <div style={{ height: 260, width: '100%', maxWidth: 460 }}>
      <DataGridPro
        rows={turbines}
        columns={turbineColumns}
        initialState={{ pinnedColumns: { left: ['id'] } }}
        sx={blueSections}
        density="compact"
        hideFooter
        aria-label="Turbines, with a pinned column"
      />
    </div>
  );
}
