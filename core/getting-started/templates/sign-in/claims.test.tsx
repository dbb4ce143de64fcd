import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SignInTemplate from './demos/SignInTemplate';

const email = () => screen.getByRole('textbox', { name: 'Email address' });
const password = () => screen.getByLabelText(/^Password/);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const fill = (address: string, secret: string) => {
  fireEvent.change(email(), { target: { value: address } });
  fireEvent.change(password(), { target: { value: secret } });
};

describe('#validation', () => {
  test('No message appears while a user fills in the form for the first time', async () => {
    render(<SignInTemplate />);
    for (const text of ['harbor', 'harbor@', ' ']) {
      await userEvent.type(email(), text);
      await userEvent.type(password(), 'x');
      await userEvent.clear(password());
      await userEvent.tab();
      expect(email()).toHaveAttribute('aria-invalid', 'false');
      expect(password()).toHaveAttribute('aria-invalid', 'false');
      expect(screen.queryByText(/^Enter/)).toBeNull();
      await userEvent.clear(email());
    }
  });

  test('After a click on a button, each message follows the input and disappears as soon as the value is valid', async () => {
    for (const button of ['Sign in', 'Email me a link']) {
      const { unmount } = render(<SignInTemplate />);
      await press(button);
      for (const [value, message] of [
        ['', 'Enter your email address.'],
        ['harbor', 'Enter an address such as you@harbor.example.'],
        ['a@b.example', ''],
        ['a@b', 'Enter an address such as you@harbor.example.'],
        ['ada@quay.example', ''],
      ] as const) {
        fireEvent.change(email(), { target: { value } });
        expect(email()).toHaveAccessibleDescription(message);
        expect(email()).toHaveAttribute('aria-invalid', String(message !== ''));
      }
      unmount();
    }
  });

  test('If fields have errors, the focus moves to the first of them', async () => {
    render(<SignInTemplate />);
    for (const [address, secret, expected] of [
      ['', '', email],
      ['ada', 'secret', email],
      ['ada@quay.example', '', password],
      ['ada@', '', email],
    ] as const) {
      fill(address, secret);
      await press('Sign in');
      expect(expected()).toHaveFocus();
      expect(screen.getByRole('status')).toBeEmptyDOMElement();
    }
    fill('ada@quay.example', 'secret');
    await press('Sign in');
    expect(screen.getByRole('status')).toHaveTextContent('You are signed in as ada@quay.example');
    expect(password()).toHaveValue('');
    expect(password()).toHaveAttribute('aria-invalid', 'false');
  });

  test('**Email me a link** checks only the address', async () => {
    render(<SignInTemplate />);
    await press('Email me a link');
    expect(email()).toHaveFocus();
    expect(password()).toHaveAttribute('aria-invalid', 'false');
    fill('ada@quay.example', '');
    await press('Email me a link');
    expect(screen.getByRole('status')).toHaveTextContent('is on its way to ada@quay.example.');
    expect(password()).toHaveAttribute('aria-invalid', 'false');
    await press('Sign in');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(password()).toHaveAttribute('aria-invalid', 'true');
    await press('Email me a link');
    expect(password()).toHaveAttribute('aria-invalid', 'false');
  });
});

describe('#show-password', () => {
  test('The button has the name "Show password" or "Hide password", depending on what a click does', async () => {
    render(<SignInTemplate />);
    fill('', 'secret');
    for (let round = 0; round < 2; round += 1) {
      expect(password()).toHaveAttribute('type', 'password');
      await press('Show password');
      expect(password()).toHaveAttribute('type', 'text');
      expect(screen.queryByRole('button', { name: 'Show password' })).toBeNull();
      await press('Hide password');
    }
    expect(password()).toHaveAttribute('type', 'password');
  });

  test('Its `onMouseDown` prevents the default, so a click leaves the focus in the field', async () => {
    render(<SignInTemplate />);
    await userEvent.type(password(), 'sec');
    for (const name of ['Show password', 'Hide password']) {
      await press(name);
      expect(password()).toHaveFocus();
    }
  });

  test('A submit always hides the password again, even if the form has errors', async () => {
    render(<SignInTemplate />);
    for (const address of ['', 'ada', 'ada@quay.example']) {
      fill(address, 'secret');
      await press('Show password');
      await press('Sign in');
      expect(password()).toHaveAttribute('type', 'password');
    }
  });
});

describe('#accessibility', () => {
  test('Each message is the description of its input, and the input is marked as invalid', async () => {
    render(<SignInTemplate />);
    await press('Sign in');
    for (const [input, message] of [
      [email(), 'Enter your email address.'],
      [password(), 'Enter your password.'],
    ] as const) {
      expect(input).toHaveAccessibleDescription(message);
      expect(input).toHaveAttribute('aria-invalid', 'true');
    }
  });
});
