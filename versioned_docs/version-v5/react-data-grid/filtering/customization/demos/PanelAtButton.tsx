import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGrid, GridToolbarContainer, useGridApiContext } from '@mui/x-data-grid';
import { flatColumns, flats } from './flats';

interface FilterToolbarProps {
  setFilterButton: (button: HTMLButtonElement | null) => void;
}

function FilterToolbar({ setFilterButton }: FilterToolbarProps) {
  const apiRef = useGridApiContext();
  return (
    <GridToolbarContainer sx={{ justifyContent: 'flex-end' }}>
      <Button ref={setFilterButton} onClick={() => apiRef.current.showFilterPanel()}>
        Filter
      </Button>
    </GridToolbarContainer>
  );
}

const components = { Toolbar: FilterToolbar };

export default function PanelAtButton() {
  const [filterButton, setFilterButton] = React.useState<HTMLButtonElement | null>(null);

  return (
    <div style={{ height: 296, width: '100%' }}>
      <DataGrid
        rows={flats}
        columns={flatColumns}
        components={components}
        aria-label="Flats with the panel at its button"
        componentsProps={{
          toolbar: { setFilterButton },
          panel: { anchorEl: filterButton, placement: 'bottom-end' },
        }}
        density="compact"
        hideFooter
      />
    </div>
  );
}
