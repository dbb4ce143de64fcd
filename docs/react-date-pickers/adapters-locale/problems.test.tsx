import { render } from '@testing-library/react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar, DateField, LocalizationProvider } from '@mui/x-date-pickers';
import { problem } from '@site/tests/problems';
import { april17, input, setup, shown } from '@site/tests/problems/pickers';

problem('nested-provider-ignores-date-formats', { needs: { DateField, DateCalendar } }, () => {
  const withoutSections = { enableAccessibleFieldDOMStructure: false } as object;
  render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <LocalizationProvider dateFormats={{ keyboardDate: 'YYYY-MM-DD' }}>
        <DateField defaultValue={april17} {...withoutSections} />
      </LocalizationProvider>
    </LocalizationProvider>,
  );
  return { observed: shown(), faulty: '04/17/2025', correct: '2025-04-17' };
});

problem('placeholder-shows-mmmm', { needs: { DateField, DateCalendar } }, async (version) => {
  const { user } = setup(version, DateField, { format: 'DD MMM YYYY' });
  await user.click(input());
  return { observed: shown(), faulty: 'DD MMMM YYYY', correct: 'DD MMM YYYY' };
});
