import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';

export default function PaymentFailed() {
  return (
    <Alert severity="error" sx={{ width: '100%' }}>
      <AlertTitle>Payment failed</AlertTitle>
      The bank declined the card that ends in 4421. Nothing was charged.
    </Alert>
  );
}
