import * as React from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Autocomplete, { type AutocompleteProps } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

type Option = string | { readonly label: string; readonly id: number };
type Props = Partial<AutocompleteProps<Option, boolean, false, boolean>>;

const CITIES = ['Zürich', 'Zug', 'Bern'];
const show = (props: Props = {}) =>
  render(
    <Autocomplete
      options={CITIES}
      renderInput={(params) => <TextField {...params} label="City" />}
      {...props}
    />,
  );
const box = () => screen.getByRole('combobox');
const shown = () => screen.queryAllByRole('option').map((option) => option.textContent);

afterEach(() => jest.restoreAllMocks());

describe('#single', () => {
  test('An option is a string, or an object with a `label`', async () => {
    show({ options: ['Bern', { label: 'Zug', id: 2 }] });
    await userEvent.click(box());
    expect(shown()).toEqual(['Bern', 'Zug']);
  });

  test('Objects are compared with `===`: if you reload the options, compare ids with `isOptionEqualToValue`', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    const options = [{ label: 'Bern', id: 1 }];
    const { unmount } = show({ options, value: { label: 'Bern', id: 1 } });
    await userEvent.click(box());
    expect(screen.getByRole('option')).toHaveAttribute('aria-selected', 'false');
    unmount();
    show({
      options,
      value: { label: 'Bern', id: 1 },
      isOptionEqualToValue: (option, value) =>
        typeof option !== 'string' && typeof value !== 'string' && option.id === value.id,
    });
    await userEvent.click(box());
    expect(screen.getByRole('option')).toHaveAttribute('aria-selected', 'true');
  });
});

describe('#controlled', () => {
  test('`onInputChange` is called each time the text changes, with a reason such as `input`, `selectOption` or `clear`', async () => {
    const reasons: string[] = [];
    show({ onInputChange: (_, __, reason) => reasons.push(reason) });
    await userEvent.type(box(), 'Zu');
    await userEvent.click(screen.getByRole('option', { name: 'Zug' }));
    await userEvent.click(screen.getByLabelText('Clear'));
    expect(new Set(reasons)).toEqual(new Set(['input', 'selectOption', 'clear']));
  });

  test('When users leave the field without selecting an option, the text is reset to the label of the value, even if the text matches an option', async () => {
    show({ defaultValue: 'Zug' });
    for (const text of ['Paris', 'Bern']) {
      await userEvent.type(box(), text, { initialSelectionStart: 0, initialSelectionEnd: 9 });
      expect(box()).toHaveValue(text);
      await userEvent.tab();
      expect(box()).toHaveValue('Zug');
    }
  });

  test('With `freeSolo`, the text stays, but it becomes the value only when users press <kbd>Enter</kbd>', async () => {
    const onChange = jest.fn();
    show({ freeSolo: true, onChange: (_, value) => onChange(value) });
    await userEvent.type(box(), 'Paris');
    await userEvent.tab();
    expect(box()).toHaveValue('Paris');
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.type(box(), '{Enter}');
    expect(onChange).toHaveBeenCalledWith('Paris');
  });
});

describe('#multiple', () => {
  test('<kbd>Backspace</kbd> in an empty field removes the last value', async () => {
    const onChange = jest.fn();
    show({
      multiple: true,
      defaultValue: ['Zug', 'Bern'],
      onChange: (_, value) => onChange(value),
    });
    await userEvent.type(box(), '{Backspace}');
    expect(onChange).toHaveBeenCalledWith(['Zug']);
  });
});

describe('#filter', () => {
  test('By default, an option matches if its label contains the text, ignoring case and accents', async () => {
    show();
    await userEvent.type(box(), 'URI');
    expect(shown()).toEqual(['Zürich']);
  });
});

describe('#accessibility', () => {
  test('The input has the role `combobox`', () => {
    show();
    expect(screen.getByRole('combobox', { name: 'City' })).toBeVisible();
  });

  test('<kbd>↓</kbd> opens the list; <kbd>Enter</kbd> selects the highlighted option, and <kbd>Escape</kbd> closes the list', async () => {
    show();
    await userEvent.type(box(), '{ArrowDown}{ArrowDown}{Enter}');
    expect(CITIES).toContain((box() as HTMLInputElement).value);
    await userEvent.type(box(), '{ArrowDown}');
    expect(screen.getByRole('listbox')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  test('In the open list, <kbd>Home</kbd> and <kbd>End</kbd> move to the first and the last option, unless `handleHomeEndKeys` is false', async () => {
    const highlighted = () =>
      document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent;
    const { unmount } = show();
    await userEvent.type(box(), '{ArrowDown}{End}');
    expect(highlighted()).toBe('Bern');
    await userEvent.keyboard('{Home}');
    expect(highlighted()).toBe('Zürich');
    unmount();
    for (const props of [{ handleHomeEndKeys: false }, { freeSolo: true }]) {
      const other = show(props);
      await userEvent.type(box(), '{ArrowDown}{End}');
      expect(highlighted()).not.toBe('Bern');
      other.unmount();
    }
  });
});

describe('#troubleshooting', () => {
  function Town({ isNew }: { readonly isNew: boolean }) {
    const [, setText] = React.useState('');
    const [kept] = React.useState({ label: 'Bern', id: 1 });
    return (
      <Autocomplete
        options={[kept]}
        value={isNew ? { ...kept } : kept}
        isOptionEqualToValue={(option, value) => option.id === value.id}
        onInputChange={(_, next) => setText(next)}
        renderInput={(params) => <TextField {...params} label="City" />}
      />
    );
  }

  test('`value` is a new object in each render, which counts as a new value', async () => {
    const { unmount } = render(<Town isNew />);
    await userEvent.type(box(), 'a');
    expect(box()).toHaveValue('Bern');
    unmount();
    render(<Town isNew={false} />);
    await userEvent.type(box(), 'a');
    expect(box()).toHaveValue('a');
  });

  test('`isOptionEqualToValue` does not help here', async () => {
    render(<Town isNew />);
    await userEvent.type(box(), 'a');
    expect(box()).toHaveValue('Bern');
  });

  test('Without `params.inputProps`, the input loses its role and its event handlers', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const autoComplete = 'new-password';
    const { unmount } = show({
      renderInput: (params) => (
        <TextField {...params} label="City" slotProps={{ htmlInput: { autoComplete } }} />
      ),
    });
    expect(screen.queryByRole('combobox')).toBeNull();
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Z' } });
    expect(shown()).toEqual([]);
    unmount();
    show({
      renderInput: (params) => (
        <TextField
          {...params}
          label="City"
          slotProps={{ htmlInput: { ...params.inputProps, autoComplete } }}
        />
      ),
    });
    await userEvent.type(box(), 'Z');
    expect(box()).toHaveAttribute('autocomplete', autoComplete);
    expect(shown()).toEqual(['Zürich', 'Zug']);
  });
});
