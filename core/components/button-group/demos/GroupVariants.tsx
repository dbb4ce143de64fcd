import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';

const GROUPS = [
  { variant: 'outlined', color: 'primary', size: 'small' },
  { variant: 'text', color: 'success', size: 'large' },
  { variant: 'contained', color: 'primary', size: 'medium' },
] as const;

export default function GroupVariants() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      {GROUPS.map((props) => (
        <ButtonGroup key={props.variant} {...props} aria-label={`Leave request, ${props.variant}`}>
          <Button>Approve</Button>
          <Button>Ask</Button>
          <Button color="secondary">Reject</Button>
        </ButtonGroup>
      ))}
    </Stack>
  );
}
