import { screen } from '@testing-library/react';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { nameOf, setup, shown } from '@site/tests/problems/pickers';
import { problem } from '@site/tests/problems';

problem('date-picker-popup-without-name', { needs: { DesktopDatePicker } }, (version) => {
  setup(version, DesktopDatePicker, { label: 'Departure', open: true });
  return { observed: nameOf(screen.getByRole('dialog')), faulty: '', correct: 'Departure' };
});

problem('undefined-value-shows-today', { needs: { DesktopDatePicker } }, (version) => {
  setup(version, DesktopDatePicker, { value: undefined });
  return { observed: /\d/.test(shown()), faulty: true, correct: false };
});
