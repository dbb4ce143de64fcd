import { DateCalendar, StaticDatePicker } from '@mui/x-date-pickers';
import { problem } from '@site/tests/problems';
import { setup } from '@site/tests/problems/pickers';

function colorOf(version: string, part: string): string {
  const color = { color: 'rgb(7, 8, 9)' };
  setup(
    version,
    StaticDatePicker,
    { slotProps: { actionBar: { actions: ['clear'] } } },
    {
      components: {
        MuiPickersLayout: { styleOverrides: { root: { color: 'rgb(1, 2, 3)' }, [part]: color } },
      },
    },
  );
  return getComputedStyle(document.querySelector(`.MuiPickersLayout-${part}`)!).color;
}

problem(
  'layout-ignores-action-bar-styles',
  { needs: { StaticDatePicker, DateCalendar } },
  (version) => ({
    observed: colorOf(version, 'actionBar'),
    faulty: 'rgb(1, 2, 3)',
    correct: 'rgb(7, 8, 9)',
  }),
);

problem(
  'layout-ignores-toolbar-styles',
  { needs: { StaticDatePicker, DateCalendar } },
  (version) => ({
    observed: colorOf(version, 'toolbar'),
    faulty: 'rgb(1, 2, 3)',
    correct: 'rgb(7, 8, 9)',
  }),
);
