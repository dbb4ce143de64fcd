import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import MarkEmailReadIcon from '@mui/icons-material/MarkEmailRead';

interface ConfirmationProps {
  readonly name: string;
  readonly email: string;
  readonly onBack: () => void;
}

/** Replaces the form after it was sent. */
export function Confirmation({ name, email, onBack }: ConfirmationProps) {
  return (
    <Box sx={{ py: { xs: 2, sm: 5 }, textAlign: 'center', overflowWrap: 'anywhere' }}>
      <MarkEmailReadIcon sx={{ fontSize: 56, color: 'success.main' }} />
      <Typography component="h2" variant="h5" sx={{ mt: 1, fontWeight: 700 }}>
        Almost there, {name.trim()}
      </Typography>
      <Typography sx={{ my: 2 }}>
        Open the link that we sent to <strong>{email.trim()}</strong> to confirm your address.
      </Typography>
      <Button variant="outlined" onClick={onBack}>
        Use another address
      </Button>
    </Box>
  );
}
