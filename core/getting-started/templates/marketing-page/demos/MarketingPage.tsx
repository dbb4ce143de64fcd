import Box from '@mui/material/Box';
import { Features } from './features';
import { Hero } from './hero';
import { Prices } from './prices';
import { Questions } from './questions';
import { SiteFooter } from './siteFooter';
import { SiteHeader } from './siteHeader';
import { Steps } from './steps';
import { TrialForm } from './trialForm';

export default function MarketingPage() {
  return (
    <Box sx={{ bgcolor: 'background.default', color: 'text.primary', typography: 'body1' }}>
      <SiteHeader />
      <main>
        <Hero />
        <Features />
        <Steps />
        <Prices />
        <Questions />
        <TrialForm />
      </main>
      <SiteFooter />
    </Box>
  );
}
