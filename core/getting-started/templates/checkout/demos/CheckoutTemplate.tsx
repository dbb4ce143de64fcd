import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import SpaIcon from '@mui/icons-material/Spa';
import { AddressStep } from './addressStep';
import {
  EMPTY,
  STEPS,
  findErrors,
  type CheckoutForm,
  type FieldName,
  type StepName,
} from './checkoutForm';
import { CheckoutSteps } from './checkoutSteps';
import { Confirmation } from './confirmation';
import { OrderSummary } from './orderSummary';
import { PaymentStep } from './paymentStep';
import { ReviewStep } from './reviewStep';

export default function CheckoutTemplate() {
  const id = React.useId();
  const [values, setValues] = React.useState(EMPTY);
  const [step, setStep] = React.useState(0);
  /** Whether the current step shows its errors. */
  const [isChecked, setChecked] = React.useState(false);

  const heading = React.useRef<HTMLHeadingElement>(null);
  const shownStep = React.useRef(step);
  React.useEffect(() => {
    if (shownStep.current !== step) {
      shownStep.current = step;
      heading.current?.focus();
    }
  }, [step]);

  const goTo = (next: number) => {
    setChecked(false);
    setStep(next);
  };
  const goToName = (name: StepName) => goTo(STEPS.findIndex((each) => each.name === name));
  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const [firstInvalid] = Object.keys(findErrors(step, values));
    if (firstInvalid) {
      setChecked(true);
      (event.currentTarget.elements.namedItem(firstInvalid) as HTMLElement).focus();
      return;
    }
    // After the last step, send the order to your server, and continue when it has confirmed.
    goTo(step + 1);
  };

  const errors = isChecked ? findErrors(step, values) : {};
  const change = (name: FieldName, value: string) =>
    setValues((current) => ({ ...current, [name]: value }));
  const form: CheckoutForm = { values, errors, change };
  const shown = STEPS[step];
  return (
    <Box sx={{ bgcolor: 'background.default', color: 'text.primary', typography: 'body1' }}>
      <Header />
      <Container component="main" sx={{ py: { xs: 3, md: 6 } }}>
        <Typography component="h1" variant="h4" sx={{ mb: { xs: 3, md: 4 }, fontWeight: 800 }}>
          Checkout
        </Typography>
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 4, md: 8 },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 360px' },
            alignItems: 'start',
          }}
        >
          <div>
            <CheckoutSteps step={step} />
            {shown ? (
              <form noValidate aria-labelledby={`${id}-step`} onSubmit={handleSubmit}>
                <Typography
                  ref={heading}
                  id={`${id}-step`}
                  tabIndex={-1}
                  component="h2"
                  variant="h5"
                  sx={{ mb: 3, fontWeight: 700, outlineOffset: 4 }}
                >
                  {shown.title}
                </Typography>
                {shown.name === 'address' && <AddressStep form={form} />}
                {shown.name === 'payment' && <PaymentStep form={form} />}
                {shown.name === 'review' && <ReviewStep values={values} onChange={goToName} />}
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 3 }}>
                  {step > 0 && (
                    <Button size="large" onClick={() => goTo(step - 1)}>
                      Back
                    </Button>
                  )}
                  <Button
                    type="submit"
                    size="large"
                    variant="contained"
                    disableElevation
                    sx={{ marginInlineStart: 'auto' }}
                  >
                    {shown.next}
                  </Button>
                </Box>
              </form>
            ) : (
              <Confirmation
                values={values}
                heading={heading}
                onRestart={() => {
                  setValues(EMPTY);
                  goTo(0);
                }}
              />
            )}
          </div>
          <Box component="section" aria-labelledby={`${id}-order`}>
            <OrderSummary titleId={`${id}-order`} country={values.country} />
          </Box>
        </Box>
      </Container>
      <Box component="footer" sx={{ py: 3, borderTop: 1, borderColor: 'divider' }}>
        <Container>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Return anything that you don’t love within 30 days.
          </Typography>
        </Container>
      </Box>
    </Box>
  );
}

function Header() {
  return (
    <Box component="header" sx={{ py: 2, borderBottom: 1, borderColor: 'divider' }}>
      <Container sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <SpaIcon sx={{ color: 'primary.main' }} />
        <Typography sx={{ marginInlineEnd: 'auto', fontWeight: 700 }}>Fernhill Pottery</Typography>
        <Link href="tel:+15035550142" color="inherit" dir="ltr" sx={{ py: 0.5 }}>
          +1 503 555 0142
        </Link>
      </Container>
    </Box>
  );
}
