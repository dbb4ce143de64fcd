import { screen } from '@testing-library/react';
import { DateTime } from 'luxon';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateCalendar } from '@mui/x-date-pickers';
import { setup } from '@site/tests/problems/pickers';
import { problem } from '@site/tests/problems';

problem('luxon-week-starts-on-monday', { needs: { AdapterLuxon, DateCalendar } }, (version) => {
  setup(
    version,
    DateCalendar,
    { defaultValue: DateTime.fromISO('2025-04-17') },
    { adapter: AdapterLuxon, adapterLocale: 'en-US' },
  );
  const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  return { observed: headings.join(''), faulty: 'MTWTFSS', correct: 'SMTWTFS' };
});
