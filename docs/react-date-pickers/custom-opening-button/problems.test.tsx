import { DateCalendar, DesktopDatePicker, MobileDatePicker } from '@mui/x-date-pickers';
import { problem } from '@site/tests/problems';
import { button, consoleMessages, input, setup } from '@site/tests/problems/pickers';

problem(
  'open-picker-icon-undefined-throws',
  { needs: { DesktopDatePicker, DateCalendar } },
  async (version) => {
    let isThrown = false;
    await consoleMessages(/./, () => {
      try {
        setup(version, DesktopDatePicker, { slots: { openPickerIcon: undefined } });
        expect(button(/choose date/i)).toBeVisible();
      } catch (error) {
        isThrown = (error as Error).message.includes('Element type is invalid');
      }
    });
    return { observed: isThrown, faulty: true, correct: false };
  },
);

problem(
  'mobile-picker-ignores-disable-open-picker',
  { needs: { MobileDatePicker } },
  async (version) => {
    const { calls, user } = setup(version, MobileDatePicker, { disableOpenPicker: true });
    await user.click(input());
    return { observed: calls('open').length, faulty: 1, correct: 0 };
  },
);
