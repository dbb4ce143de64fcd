import * as React from 'react';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Link from '@mui/material/Link';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CHOICES, QUESTION, READ_MORE, type Language } from './chartChoices';

const subscribe = () => () => {};
const readLanguage = (): Language => (document.documentElement.lang.startsWith('zh') ? 'zh' : 'en');

export default function FindAChart() {
  // The questions follow the language of the page.
  const language = React.useSyncExternalStore<Language>(subscribe, readLanguage, () => 'en');
  const [purpose, setPurpose] = React.useState('compare');
  const choice = CHOICES.find(({ id }) => id === purpose)!;
  const home = language === 'zh' ? '/zh/x/react-charts' : '/x/react-charts';

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControl>
        <FormLabel id="chart-purpose">{QUESTION[language]}</FormLabel>
        <RadioGroup
          aria-labelledby="chart-purpose"
          value={purpose}
          onChange={(event) => setPurpose(event.target.value)}
          sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))' }}
        >
          {CHOICES.map(({ id, purpose: texts }) => (
            <FormControlLabel
              key={id}
              value={id}
              control={<Radio size="small" />}
              label={texts[language]}
            />
          ))}
        </RadioGroup>
      </FormControl>
      <Typography role="status" sx={{ minHeight: { xs: '3em', sm: '1.5em' } }}>
        {choice.answer[language]}
      </Typography>
      <Box sx={{ height: 260 }}>{choice.chart}</Box>
      <Typography component="div" variant="body2" sx={{ minHeight: '3em' }}>
        {READ_MORE[language]}{' '}
        {choice.pages.map(({ path, title }, index) => (
          <React.Fragment key={path}>
            {index > 0 && ' · '}
            <Link href={`${home}/${path}/`}>{title[language]}</Link>
          </React.Fragment>
        ))}
      </Typography>
    </Stack>
  );
}
