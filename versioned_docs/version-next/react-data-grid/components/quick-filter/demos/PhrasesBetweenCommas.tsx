import type * as React from 'react';
import {
  DataGrid,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  useGridRootProps,
} from '@mui/x-data-grid';
import { plantColumns, plants } from './plants';

const splitAtCommas = (text: string) =>
  text
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');
const joinWithCommas = (phrases: string[]) => phrases.join(', ');

function PlantToolbar() {
  const { slots } = useGridRootProps();

  return (
    <Toolbar>
      <QuickFilter expanded parser={splitAtCommas} formatter={joinWithCommas} debounceMs={300}>
        <QuickFilterControl
          placeholder="Phrases, between commas"
          size="small"
          render={({ ref, ...props }) => (
            <slots.baseTextField {...props} inputRef={ref as React.Ref<HTMLInputElement>} />
          )}
        />
      </QuickFilter>
    </Toolbar>
  );
}

const initialState = {
  filter: { filterModel: { items: [], quickFilterValues: ['wood anemone', 'c1'] } },
};

const slots = { toolbar: PlantToolbar };

export default function PhrasesBetweenCommas() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        label="Plants"
        rows={plants}
        columns={plantColumns}
        showToolbar
        slots={slots}
        initialState={initialState}
        density="compact"
        hideFooter
      />
    </div>
  );
}
