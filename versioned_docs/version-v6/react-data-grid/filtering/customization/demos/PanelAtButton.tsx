import * as React from 'react';
import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarFilterButton,
  type GridSlotsComponentsProps,
} from '@mui/x-data-grid';
import { flatColumns, flats } from './flats';

declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    setFilterButton: (button: HTMLButtonElement | null) => void;
  }
}

type FilterToolbarProps = NonNullable<GridSlotsComponentsProps['toolbar']>;

function FilterToolbar({ setFilterButton }: FilterToolbarProps) {
  return (
    <GridToolbarContainer sx={{ justifyContent: 'flex-end' }}>
      <GridToolbarFilterButton ref={setFilterButton} />
    </GridToolbarContainer>
  );
}

export default function PanelAtButton() {
  const [filterButton, setFilterButton] = React.useState<HTMLButtonElement | null>(null);

  return (
    <div style={{ height: 296, width: '100%' }}>
      <DataGrid
        rows={flats}
        columns={flatColumns}
        slots={{ toolbar: FilterToolbar }}
        aria-label="Flats with the panel at its button"
        slotProps={{
          toolbar: { setFilterButton },
          panel: { anchorEl: filterButton, placement: 'bottom-end' },
        }}
        density="compact"
        hideFooter
      />
    </div>
  );
}
