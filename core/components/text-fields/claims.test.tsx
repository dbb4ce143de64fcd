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

  test('`required` adds an asterisk to the label and the `required` attribute to the input', () => {
    const { container } = render(<TextField label="City" required />);
    expect(container.querySelector('label')).toHaveTextContent('*');
    expect(input()).toBeRequired();
  });

  test('The props `name`, `type`, `autoComplete`, `autoFocus` and `placeholder` of the field are passed to the input', () => {
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
  test('With a start adornment, the label always stays small and above the text', () => {
    const adornment = <InputAdornment position="start">€</InputAdornment>;
    const { container } = render(
      <TextField label="Price" slotProps={{ input: { startAdornment: adornment } }} />,
    );
    expect(container.querySelector('label')).toHaveAttribute('data-shrink', 'true');
  });
});

describe('#multiline', () => {
  test("Don't combine `rows` with `minRows` or `maxRows`: a warning is logged in development", () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    render(<TextField label="Note" multiline rows={3} maxRows={5} />);
    expect(warn.mock.calls[0]?.[0]).toContain('minRows` or `maxRows`');
  });
});

describe('#slots', () => {
  test('If both are set, `slotProps` takes precedence', () => {
    render(
      <TextField
        label="City"
        inputProps={{ maxLength: 5 }}
        slotProps={{ htmlInput: { maxLength: 9 } }}
      />,
    );
    expect(input()).toHaveAttribute('maxlength', '9');
  });

  test('`ref` refers to the root element of the field', () => {
    const ref = React.createRef<HTMLDivElement>();
    const { container } = render(<TextField label="City" ref={ref} />);
    expect(ref.current).toBe(container.firstElementChild);
  });

  test('To focus the input or read its value, use `inputRef`', () => {
    const ref = React.createRef<HTMLInputElement>();
    render(<TextField label="City" inputRef={ref} defaultValue="Bologna" />);
    expect(ref.current).toBe(input());
    expect(ref.current?.value).toBe('Bologna');
  });
});

describe('#compose', () => {
  test('If it contains a second input, an error is logged', () => {
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
