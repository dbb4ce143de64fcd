import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';

const Pill = styled(Switch)(({ theme }) => ({
  '& .MuiSwitch-track': {
    borderRadius: 11,
    border: `1px solid ${theme.palette.text.secondary}`,
    boxSizing: 'border-box',
  },
  '& .Mui-checked + .MuiSwitch-track': { borderColor: 'transparent', opacity: 1 },
  '& .Mui-checked .MuiSwitch-thumb': { backgroundColor: '#fff' },
}));

export default function StyledSwitch() {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Pill defaultChecked slotProps={{ input: { 'aria-label': 'Styled, on' } }} />
      <Pill slotProps={{ input: { 'aria-label': 'Styled, off' } }} />
      <Switch size="small" defaultChecked slotProps={{ input: { 'aria-label': 'Small' } }} />
      <Switch color="warning" defaultChecked slotProps={{ input: { 'aria-label': 'Orange' } }} />
    </Stack>
  );
}
