import * as React from 'react';
import Button from '@mui/material/Button';
import {
  DataGrid,
  QuickFilter,
  QuickFilterControl,
  QuickFilterTrigger,
  Toolbar,
  ToolbarButton,
  useGridRootProps,
  type DataGridProps,
} from '@mui/x-data-grid';
import { plantColumns, plants } from './plants';

declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    searching?: boolean;
    onSearchingChange?: (searching: boolean) => void;
  }
}

interface PlantToolbarProps {
  searching?: boolean;
  onSearchingChange?: (searching: boolean) => void;
}

function PlantToolbar({ searching, onSearchingChange }: PlantToolbarProps) {
  const { slots } = useGridRootProps();

  return (
    <Toolbar>
      <QuickFilter
        expanded={searching}
        onExpandedChange={onSearchingChange}
        style={{ display: 'flex', gap: 8 }}
      >
        <QuickFilterControl
          placeholder="Search plants"
          size="small"
          render={({ ref, ...props }, { expanded }) => (
            <slots.baseTextField
              {...props}
              inputRef={ref as React.Ref<HTMLInputElement>}
              style={{ visibility: expanded ? 'visible' : 'hidden' }}
            />
          )}
        />
        <QuickFilterTrigger render={<ToolbarButton render={<Button size="small" />} />}>
          Search /
        </QuickFilterTrigger>
      </QuickFilter>
    </Toolbar>
  );
}

const slots = { toolbar: PlantToolbar };

export default function SearchBySlash() {
  const [searching, setSearching] = React.useState(false);

  const slotProps = React.useMemo<DataGridProps['slotProps']>(
    () => ({
      toolbar: { searching, onSearchingChange: setSearching },
      root: {
        onKeyDown: (event) => {
          if (event.key === '/' && !(event.target instanceof HTMLInputElement)) {
            event.preventDefault();
            setSearching(true);
          }
        },
      },
    }),
    [searching],
  );

  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        label="Plants"
        rows={plants}
        columns={plantColumns}
        showToolbar
        slots={slots}
        slotProps={slotProps}
        density="compact"
        hideFooter
      />
    </div>
  );
}
