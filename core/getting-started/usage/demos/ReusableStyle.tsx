import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const PillButton = styled(Button)(({ theme }) => ({
  borderRadius: 999,
  paddingInline: theme.spacing(3),
  textTransform: 'none',
}));

export default function ReusableStyle() {
  return (
    <Stack direction="row" spacing={2}>
      <PillButton variant="contained">Follow</PillButton>
      <PillButton variant="outlined">Message</PillButton>
    </Stack>
  );
}
