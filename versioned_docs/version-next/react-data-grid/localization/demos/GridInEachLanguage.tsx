import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridLocaleText } from '@mui/x-data-grid';
import * as locales from '@mui/x-data-grid/locales';
import { exhibitions } from './exhibitions';
import { exhibitionColumns } from './exhibitionColumns';

// `idIDGrid` holds texts without the theme around them.
type LocaleName = Exclude<keyof typeof locales, 'idIDGrid'>;

const textsOf = (name: LocaleName): Partial<GridLocaleText> =>
  locales[name].components.MuiDataGrid.defaultProps.localeText;

const names = Object.keys(locales)
  .filter((name) => name !== 'idIDGrid')
  .sort() as LocaleName[];
const keys = Object.keys(textsOf('enUS'));

export default function GridInEachLanguage() {
  const [name, setName] = React.useState<LocaleName>('jaJP');
  const localeText = textsOf(name);
  const missing = keys.filter((key) => !(key in localeText));

  return (
    <div style={{ width: '100%' }}>
      <Autocomplete
        options={names}
        value={name}
        onChange={(_, next) => setName(next)}
        disableClearable
        size="small"
        sx={{ maxWidth: 240, my: 1 }}
        renderInput={(params) => <TextField {...params} label="Locale" />}
      />
      <div style={{ height: 360 }}>
        <DataGrid
          rows={exhibitions}
          columns={exhibitionColumns}
          localeText={localeText}
          checkboxSelection
          showToolbar
          slotProps={{ main: { 'aria-label': 'Exhibitions, in the chosen language' } }}
          initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
          pageSizeOptions={[5, 10]}
          density="compact"
        />
      </div>
      <p style={{ margin: '8px 0 0', maxHeight: 72, overflow: 'auto' }} tabIndex={0}>
        {missing.length === 0 ? 'All texts are translated.' : `English: ${missing.join(', ')}`}
      </p>
    </div>
  );
}
