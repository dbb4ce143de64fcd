import * as React from 'react';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';

export default function SubmitAllergens() {
  const [chosen, setChosen] = React.useState<string[]>([]);
  const [result, setResult] = React.useState({ isError: false, text: ' ' });
  const submit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget).getAll('allergen');
    const isError = values.length === 0;
    setResult({ isError, text: isError ? 'Add an allergen.' : `Saved: ${values.join(', ')}` });
  };
  const toggle = (name: string, row: HTMLElement) => {
    const rest = chosen.filter((other) => other !== name);
    const next = chosen.includes(name) ? rest : [...chosen, name];
    setChosen(next);
    setResult({ isError: false, text: `Not saved: ${next.join(', ') || 'none'}` });
    row.closest('ul')?.focus();
  };
  return (
    <Stack component="form" onSubmit={submit} sx={{ width: '100%', maxWidth: 400 }}>
      <Stack
        direction="row"
        spacing={2}
        role="group"
        aria-label="Allergens of the dish"
        aria-describedby="allergen-result"
      >
        {LISTS.map(({ verb, label, isChosen }) => (
          <List key={verb} dense tabIndex={-1} aria-label={label} sx={LIST_STYLE}>
            {ALLERGENS.filter((name) => chosen.includes(name) === isChosen).map((name) => (
              <ListItem key={name} disablePadding>
                <ListItemButton onClick={(event) => toggle(name, event.currentTarget)}>
                  <ListItemText primary={`${verb} ${name.toLowerCase()}`} />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        ))}
      </Stack>
      {chosen.map((name) => (
        <input key={name} type="hidden" name="allergen" value={name} />
      ))}
      <FormHelperText id="allergen-result" role="status" error={result.isError}>
        {result.text}
      </FormHelperText>
      <Button type="submit" variant="contained" sx={{ alignSelf: 'flex-start', mt: 1 }}>
        Save
      </Button>
    </Stack>
  );
}

const ALLERGENS = ['Celery', 'Gluten', 'Milk', 'Mustard'];
const LISTS = [
  { verb: 'Add', label: 'Not in the dish', isChosen: false },
  { verb: 'Remove', label: 'In the dish', isChosen: true },
];
const LIST_STYLE = { flex: 1, minWidth: 0, height: 170, overflow: 'auto', bgcolor: 'action.hover' };
