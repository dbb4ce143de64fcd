import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { april17, consoleMessages, setup, shown } from '@site/tests/problems/pickers';
import { problem } from '@site/tests/problems';

problem('late-value-not-shown', { needs: { DesktopDatePicker } }, async (version) => {
  await consoleMessages(/./, () => {
    const { rerender } = setup(version, DesktopDatePicker, { value: undefined });
    rerender({ value: april17 });
  });
  expect(['', '04/17/2025']).toContain(shown());
  return { observed: shown(), faulty: '', correct: '04/17/2025' };
});
