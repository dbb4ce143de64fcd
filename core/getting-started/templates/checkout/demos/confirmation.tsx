import type * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import type { Values } from './checkoutForm';

/** Your server returns the number of the order. */
const ORDER_NUMBER = 'FP-2048';

interface Props {
  readonly values: Values;
  readonly heading: React.Ref<HTMLHeadingElement>;
  readonly onRestart: () => void;
}

export function Confirmation({ values, heading, onRestart }: Props) {
  return (
    <Box sx={{ py: 4, textAlign: 'center' }}>
      <CheckCircleIcon sx={{ fontSize: 64, color: 'success.main' }} />
      <Typography
        ref={heading}
        tabIndex={-1}
        component="h2"
        variant="h5"
        sx={{ mt: 1, fontWeight: 700, outlineOffset: 4 }}
      >
        Thank you for your order
      </Typography>
      <Typography sx={{ my: 2, overflowWrap: 'anywhere' }}>
        Order {ORDER_NUMBER} is confirmed. The details go to {values.email.trim()}.
      </Typography>
      <Button variant="outlined" onClick={onRestart}>
        Place another order
      </Button>
    </Box>
  );
}
