import * as React from 'react';
import Portal from '@mui/material/Portal';
import TextField from '@mui/material/TextField';
import { DataGrid, QuickFilter, QuickFilterControl } from '@mui/x-data-grid';
import { volunteerColumns, volunteers } from './volunteers';

declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    place?: HTMLElement | null;
  }
}

function SearchElsewhere({ place }: { place?: HTMLElement | null }) {
  return (
    <Portal container={place} disablePortal={!place}>
      <QuickFilter expanded>
        <QuickFilterControl
          render={({ ref, ...props }) => (
            <TextField {...props} inputRef={ref} size="small" placeholder="Search the volunteers" />
          )}
        />
      </QuickFilter>
    </Portal>
  );
}

export default function SearchBesideTheGrid() {
  const [place, setPlace] = React.useState<HTMLElement | null>(null);

  return (
    <div style={{ width: '100%' }}>
      <header
        ref={setPlace}
        style={{ display: 'flex', justifyContent: 'space-between', minHeight: 44 }}
      >
        <strong>Volunteers</strong>
      </header>
      <div style={{ height: 258 }}>
        <DataGrid
          rows={volunteers}
          columns={volunteerColumns}
          showToolbar
          slots={{ toolbar: SearchElsewhere }}
          slotProps={{
            main: { 'aria-label': 'Volunteers with the search in the title' },
            toolbar: { place },
          }}
          density="compact"
          hideFooter
        />
      </div>
    </div>
  );
}
