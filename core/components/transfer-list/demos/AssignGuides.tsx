import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const GUIDES = ['Ines', 'Jonas', 'Kemal', 'Lucia'];

export default function AssignGuides() {
  const [assigned, setAssigned] = React.useState(['Kemal']);
  const [checked, setChecked] = React.useState<string[]>([]);
  const [message, setMessage] = React.useState('1 guide is assigned');
  const move = (isAdding: boolean) => {
    const moved = checked.filter((name) => assigned.includes(name) !== isAdding);
    const rest = assigned.filter((name) => !moved.includes(name));
    setAssigned(isAdding ? [...assigned, ...moved] : rest);
    setChecked(checked.filter((name) => !moved.includes(name)));
    const source = isAdding ? 'an available' : 'an assigned';
    setMessage(moved[0] ? `Moved: ${moved.join(', ')}` : `Check ${source} guide first`);
  };
  const check = (name: string, isOn: boolean) => {
    const names = isOn ? [...checked, name] : checked.filter((other) => other !== name);
    setChecked(names);
    setMessage(`Checked: ${names.length}`);
  };
  const renderList = (label: string, names: string[]) => (
    <Box sx={{ flex: 1, minWidth: 0, border: 1, borderColor: 'divider', borderRadius: 1 }}>
      <Typography sx={{ px: 2, pt: 1 }}>{label}</Typography>
      <List aria-label={label} sx={{ height: 180, overflow: 'auto' }}>
        {names.map((name) => (
          <ListItem key={name} disablePadding>
            <FormControlLabel
              label={name}
              sx={{ flexGrow: 1, mx: 1 }}
              control={<Checkbox size="small" checked={checked.includes(name)} />}
              onChange={(_, isOn) => check(name, isOn)}
            />
          </ListItem>
        ))}
      </List>
    </Box>
  );
  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 560 }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        {renderList(
          'Available',
          GUIDES.filter((name) => !assigned.includes(name)),
        )}
        <Stack direction={{ xs: 'row', sm: 'column' }} sx={{ justifyContent: 'center' }}>
          <Button onClick={() => move(true)}>Add</Button>
          <Button onClick={() => move(false)}>Remove</Button>
        </Stack>
        {renderList('Sunday tour', assigned)}
      </Stack>
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
