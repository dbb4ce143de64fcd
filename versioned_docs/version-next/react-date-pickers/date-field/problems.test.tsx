import { DateCalendar, DateField } from '@mui/x-date-pickers';
import { input, setup, shown } from '@site/tests/problems/pickers';
import { problem } from '@site/tests/problems';

problem('rejected-year-empties-field', { needs: { DateField, DateCalendar } }, async (version) => {
  const { user } = setup(version, DateField, { value: null });
  await user.click(input());
  await user.keyboard('0417202');
  await new Promise((resolve) => {
    setTimeout(resolve, 400);
  });
  await user.keyboard('5');
  return { observed: shown(), faulty: 'MM/DD/2025', correct: '04/17/2025' };
});
