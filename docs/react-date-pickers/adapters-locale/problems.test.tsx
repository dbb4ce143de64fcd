import { render, screen } from '@testing-library/react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar, DateField, LocalizationProvider } from '@mui/x-date-pickers';
import { problem } from '@site/tests/problems';
import { april17, input, setup, shown } from '@site/tests/problems/pickers';

problem('nested-provider-ignores-date-formats', { needs: { DateCalendar } }, () => {
  render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <LocalizationProvider dateFormats={{ monthAndYear: 'YYYY. MMMM' }}>
        <DateCalendar defaultValue={april17} />
      </LocalizationProvider>
    </LocalizationProvider>,
  );
  const texts = ['April 2025', '2025. April'].filter((text) => screen.queryByText(text));
  return { observed: texts, faulty: ['April 2025'], correct: ['2025. April'] };
});

problem('placeholder-shows-mmmm', { needs: { DateField, DateCalendar } }, async (version) => {
  const { user } = setup(version, DateField, { format: 'DD MMM YYYY' });
  await user.click(input());
  return { observed: shown(), faulty: 'DD MMMM YYYY', correct: 'DD MMM YYYY' };
});
