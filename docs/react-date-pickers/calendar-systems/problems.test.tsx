import { AdapterMomentHijri } from '@mui/x-date-pickers/AdapterMomentHijri';
import { DateCalendar } from '@mui/x-date-pickers';
import { problem } from '@site/tests/problems';
import { consoleMessages, setup } from '@site/tests/problems/pickers';

problem(
  'hijri-year-view-throws',
  { needs: { AdapterMomentHijri, DateCalendar } },
  async (version) => {
    const adapter = new AdapterMomentHijri();
    const value = adapter.date((version === 'v6' ? new Date('2025-03-01') : '2025-03-01') as never);
    let thrown = '';
    await consoleMessages(/./, () => {
      try {
        setup(
          version,
          DateCalendar,
          { views: ['year'], openTo: 'year', defaultValue: value },
          { adapter: AdapterMomentHijri },
        );
      } catch (error) {
        thrown = (error as Error).message;
      }
    });
    return {
      observed: thrown.includes('min date must be on or after'),
      faulty: true,
      correct: false,
    };
  },
);
