import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { DataGrid, GridToolbar, type GridLocaleText } from '@mui/x-data-grid';
import * as grid from '@mui/x-data-grid';
import { exhibitions } from './exhibitions';
import { exhibitionColumns } from './exhibitionColumns';

type LocaleName = 'enUS' | 'jaJP' | 'zhCN';

const textsOf = (name: LocaleName): Partial<GridLocaleText> =>
  grid[name].components.MuiDataGrid.defaultProps.localeText;

// The package exports the translations beside everything else: `deDE`, `zhCN` and so on.
const names = Object.keys(grid)
  .filter((name) => /^[a-z]{2}[A-Z]{2}$/.test(name))
  .sort() as LocaleName[];
const keys = Object.keys(textsOf('enUS')).filter((key) => !key.startsWith('Mui'));

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
          components={{ Toolbar: GridToolbar }}
          aria-label="Exhibitions, in the chosen language"
          componentsProps={{
            toolbar: { showQuickFilter: true },
          }}
          initialState={{ pagination: { pageSize: 5 } }}
          rowsPerPageOptions={[5, 10]}
          density="compact"
        />
      </div>
      <p style={{ margin: '8px 0 0', maxHeight: 72, overflow: 'auto' }} tabIndex={0}>
        {missing.length === 0 ? 'All texts are translated.' : `English: ${missing.join(', ')}`}
      </p>
    </div>
  );
}
