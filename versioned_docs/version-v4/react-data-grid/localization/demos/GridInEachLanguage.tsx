import * as React from 'react';
import TextField from '@material-ui/core/TextField';
import {
  arSD,
  bgBG,
  csCZ,
  deDE,
  elGR,
  enUS,
  esES,
  frFR,
  itIT,
  jaJP,
  nlNL,
  plPL,
  ptBR,
  ruRU,
  skSK,
  trTR,
  ukUA,
  DataGrid,
  GridToolbar,
  GRID_DEFAULT_LOCALE_TEXT,
} from '@mui/x-data-grid';
import { exhibitions } from './exhibitions';
import { exhibitionColumns } from './exhibitionColumns';

const locales = {
  arSD,
  bgBG,
  csCZ,
  deDE,
  elGR,
  enUS,
  esES,
  frFR,
  itIT,
  jaJP,
  nlNL,
  plPL,
  ptBR,
  ruRU,
  skSK,
  trTR,
  ukUA,
};
type LocaleName = keyof typeof locales;

function textsOf(name: LocaleName) {
  const locale = locales[name];
  return ('props' in locale && locale.props.MuiDataGrid.localeText) || {};
}

const keys = Object.keys(GRID_DEFAULT_LOCALE_TEXT).filter((key) => !key.startsWith('Mui'));
const components = { Toolbar: GridToolbar };
const sizes = [5, 10];

export default function GridInEachLanguage() {
  const [name, setName] = React.useState<LocaleName>('jaJP');
  const [pageSize, setPageSize] = React.useState(5);
  const localeText = React.useMemo(() => textsOf(name), [name]);
  const missing = keys.filter((key) => !(key in localeText));

  return (
    <div style={{ width: '100%' }}>
      <TextField
        select
        id="grid-locale"
        label="Locale"
        value={name}
        onChange={(event) => setName(event.target.value as LocaleName)}
        SelectProps={{ native: true }}
        style={{ margin: '8px 0', width: 160 }}
      >
        {Object.keys(locales).map((option) => (
          <option key={option}>{option}</option>
        ))}
      </TextField>
      <div style={{ height: 360 }}>
        <DataGrid
          rows={exhibitions}
          columns={exhibitionColumns}
          localeText={localeText}
          checkboxSelection
          components={components}
          pageSize={pageSize}
          onPageSizeChange={setPageSize}
          rowsPerPageOptions={sizes}
          density="compact"
          aria-label="Exhibitions, in the chosen language"
        />
      </div>
      <p style={{ margin: '8px 0 0', height: 72, overflow: 'auto' }} tabIndex={0}>
        {missing.length === 0 ? 'All texts are translated.' : `English: ${missing.join(', ')}`}
      </p>
    </div>
  );
}
