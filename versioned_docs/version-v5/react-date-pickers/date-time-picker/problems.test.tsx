import { screen } from '@testing-library/react';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import { consoleMessages, setup } from '@site/tests/problems/pickers';
import { problem } from '@site/tests/problems';

problem(
  'landscape-date-time-picker-throws',
  { needs: { StaticDateTimePicker } },
  async (version) => {
    let thrown = '';
    await consoleMessages(/./, () => {
      try {
        setup(version, StaticDateTimePicker, { orientation: 'landscape' });
        expect(screen.getByRole('grid')).toBeVisible();
      } catch (error) {
        thrown = (error as Error).message;
      }
    });
    return { observed: thrown.includes('custom orientation'), faulty: true, correct: false };
  },
);
