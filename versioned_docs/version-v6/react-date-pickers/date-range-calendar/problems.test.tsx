import { screen } from '@testing-library/react';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import { nameOf, setup } from '@site/tests/problems/pickers';
import { problem } from '@site/tests/problems';

problem('range-grid-without-name', { needs: { StaticDateRangePicker } }, (version) => {
  setup(version, StaticDateRangePicker, version === 'v5' ? { value: [null, null] } : {});
  return { observed: nameOf(screen.getAllByRole('grid')[0]!) !== '', faulty: false, correct: true };
});
