import { DateCalendar, DateField, MobileDatePicker, PickersTextField } from '@mui/x-date-pickers';
import { problem } from '@site/tests/problems';
import { april17, consoleMessages, setup, shown } from '@site/tests/problems/pickers';

const sections = { enableAccessibleFieldDOMStructure: true };

problem(
  'theme-sections-break-fields',
  { needs: { DateField, PickersTextField } },
  async (version) => {
    let thrown = '';
    await consoleMessages(/./, () => {
      try {
        setup(
          version,
          DateField,
          { enableAccessibleFieldDOMStructure: undefined },
          { components: { MuiDateField: { defaultProps: sections } } },
        );
      } catch (error) {
        thrown = (error as Error).message;
      }
    });
    return { observed: thrown.includes('sectionListRef'), faulty: true, correct: false };
  },
);

problem('mobile-picker-not-clearable', { needs: { MobileDatePicker, DateCalendar } }, (version) => {
  const { container } = setup(version, MobileDatePicker, {
    defaultValue: april17,
    slotProps: { field: { clearable: true } },
  });
  expect(shown()).toBe('04/17/2025');
  return { observed: container.querySelectorAll('.clearButton').length, faulty: 0, correct: 1 };
});

// Version 5 has an unfinished field with the same name, but no calendar with this name.
problem('required-accepts-placeholder', { needs: { DateField, DateCalendar } }, async (version) => {
  const { container, user } = setup(version, DateField, {
    enableAccessibleFieldDOMStructure: undefined,
    required: true,
  });
  const section = container.querySelector<HTMLElement>('[contenteditable]');
  await user.click(section ?? container.querySelector('input')!);
  return {
    observed: container.querySelector('input')!.checkValidity(),
    faulty: true,
    correct: false,
  };
});
