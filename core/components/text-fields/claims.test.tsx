import * as React from 'react';
import { render, screen } from '@testing-library/react';
import FormControl from '@mui/material/FormControl';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import TextField from '@mui/material/TextField';

const input = () => screen.getByRole('textbox');

afterEach(() => jest.restoreAllMocks());

describe('#first-field', () => {
  test('Without an `id`, the field generates one, and the helper text becomes the description of the input', () => {
    render(<TextField label="City" helperText="No PO boxes" />);
    expect(screen.getByLabelText('City').id).not.toBe('');
    expect(input()).toHaveAccessibleDescription('No PO boxes');
  });

  test('`required` adds an asterisk to the label and the attribute `required` to the input', () => {
    const { container } = render(<TextField label="City" required />);
    expect(container.querySelector('label')).toHaveTextContent('*');
    expect(input()).toBeRequired();
  });

  test('`name`, `type`, `autoComplete`, `autoFocus` and `placeholder` are props of the field and go to the input', () => {
    render(
      <TextField name="mail" type="email" autoComplete="email" autoFocus placeholder="you@home" />,
    );
    expect(input()).toHaveAttribute('name', 'mail');
    expect(input()).toHaveAttribute('type', 'email');
    expect(input()).toHaveAttribute('autocomplete', 'email');
    expect(input()).toHaveAttribute('placeholder', 'you@home');
    expect(input()).toHaveFocus();
  });
});

describe('#variants', () => {
  test('`variant` is `outlined` by default', () => {
    const { container } = render(<TextField label="City" />);
    expect(container.querySelector('.MuiOutlinedInput-root')).not.toBeNull();
  });
});

describe('#validation', () => {
  test('`error` also sets `aria-invalid` on the input', () => {
    render(<TextField label="IBAN" error />);
    expect(input()).toHaveAttribute('aria-invalid', 'true');
  });
});

describe('#adornments', () => {
  test('A start adornment keeps the label in its small form above the text', () => {
    const adornment = <InputAdornment position="start">€</InputAdornment>;
    const { container } = render(
      <TextField label="Price" slotProps={{ input: { startAdornment: adornment } }} />,
    );
    expect(container.querySelector('label')).toHaveAttribute('data-shrink', 'true');
  });
});

describe('#multiline', () => {
  test('`rows` together with `minRows` or `maxRows` is a contradiction; the console says so during development', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    render(<TextField label="Note" multiline rows={3} maxRows={5} />);
    expect(warn.mock.calls[0]?.[0]).toContain('minRows` or `maxRows`');
  });
});

describe('#slots', () => {
  test('Where both are given, `slotProps` wins', () => {
    render(
      <TextField
        label="City"
        inputProps={{ maxLength: 5 }}
        slotProps={{ htmlInput: { maxLength: 9 } }}
      />,
    );
    expect(input()).toHaveAttribute('maxlength', '9');
  });

  test('`ref` is the outermost element of the field', () => {
    const ref = React.createRef<HTMLDivElement>();
    const { container } = render(<TextField label="City" ref={ref} />);
    expect(ref.current).toBe(container.firstElementChild);
  });

  test('To focus the input or to read its value, use `inputRef`', () => {
    const ref = React.createRef<HTMLInputElement>();
    render(<TextField label="City" inputRef={ref} defaultValue="Bologna" />);
    expect(ref.current).toBe(input());
    expect(ref.current?.value).toBe('Bologna');
  });
});

describe('#compose', () => {
  test('A second one is reported in the console', () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => {});
    render(
      <FormControl>
        <OutlinedInput />
        <OutlinedInput />
      </FormControl>,
    );
    expect(report.mock.calls[0]?.[0]).toContain('multiple `InputBase` components');
  });
});
