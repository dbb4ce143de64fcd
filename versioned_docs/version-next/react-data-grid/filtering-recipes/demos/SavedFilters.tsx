import * as React from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridFilterModel } from '@mui/x-data-grid';
import { readFilters, writeFilters, type SavedFilter } from './filterStorage';
import { volunteerColumns, volunteers } from './volunteers';

export default function SavedFilters() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({ items: [] });
  const [saved, setSaved] = React.useState<SavedFilter[]>([]);
  const [chosen, setChosen] = React.useState<string | null>(null);
  const [name, setName] = React.useState('');

  // After the first render, because a server has no storage.
  React.useEffect(() => setSaved(readFilters()), []);

  const keep = (filters: SavedFilter[]) => {
    setSaved(filters);
    writeFilters(filters);
  };
  const choose = (filter: SavedFilter) => {
    setChosen(filter.name);
    setName(filter.name);
    setFilterModel(filter.model);
  };
  const save = (event: React.FormEvent) => {
    event.preventDefault();
    // A name that is there already gets the new model.
    keep([...saved.filter((filter) => filter.name !== name), { name, model: filterModel }]);
    setChosen(name);
  };
  const rename = () => {
    keep(saved.map((filter) => (filter.name === chosen ? { ...filter, name } : filter)));
    setChosen(name);
  };
  const remove = (filter: SavedFilter) => {
    keep(saved.filter((other) => other !== filter));
    setChosen((current) => (current === filter.name ? null : current));
  };
  const isTaken = saved.some((filter) => filter.name === name);

  return (
    <div style={{ width: '100%' }}>
      <Stack
        direction="row"
        useFlexGap
        role="group"
        aria-label="Saved filters"
        sx={{ gap: 1, flexWrap: 'wrap', minHeight: 32 }}
      >
        {saved.map((filter) => (
          <Chip
            key={filter.name}
            label={filter.name}
            color={filter.name === chosen ? 'primary' : 'default'}
            aria-pressed={filter.name === chosen}
            onClick={() => choose(filter)}
            onDelete={() => remove(filter)}
          />
        ))}
      </Stack>
      <Stack
        component="form"
        direction="row"
        useFlexGap
        onSubmit={save}
        sx={{ gap: 1, my: 1, flexWrap: 'wrap' }}
      >
        <TextField
          size="small"
          label="Name of the filter"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" disabled={name === ''}>
          {isTaken ? 'Replace' : 'Save'}
        </Button>
        <Button onClick={rename} disabled={chosen === null || name === '' || isTaken}>
          Rename
        </Button>
      </Stack>
      <div style={{ height: 258 }}>
        <DataGrid
          rows={volunteers}
          columns={volunteerColumns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          density="compact"
          hideFooter
          slotProps={{ main: { 'aria-label': 'Volunteers with filters that have names' } }}
        />
      </div>
    </div>
  );
}
