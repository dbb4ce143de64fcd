import { screen } from '@testing-library/react';
import { DateCalendar, StaticDatePicker } from '@mui/x-date-pickers';
import { problem } from '@site/tests/problems';
import { april17, nameOf, setup } from '@site/tests/problems/pickers';

problem('shortcuts-list-without-name', { needs: { StaticDatePicker, DateCalendar } }, (version) => {
  setup(version, StaticDatePicker, {
    slotProps: { shortcuts: { items: [{ label: 'Easter', getValue: () => april17 }] } },
  });
  const list = screen.getByText('Easter').closest('ul')!;
  return { observed: nameOf(list) !== '', faulty: false, correct: true };
});
