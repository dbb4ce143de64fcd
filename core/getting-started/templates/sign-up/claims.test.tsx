import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SignUpTemplate from './demos/SignUpTemplate';

const text = (name: string) => screen.getByRole('textbox', { name });
const password = () => screen.getByLabelText(/^Password/);
const terms = () => screen.getByRole('checkbox', { name: /^I accept/ });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const isMet = (rule: RegExp) => {
  const item = screen
    .getAllByRole('listitem')
    .find(({ textContent }) => rule.test(String(textContent)));
  return within(item!).getByRole('img').textContent === 'Met:';
};

const fillAll = () => {
  type(text('First name'), 'Ada');
  type(text('Last name'), 'Moss');
  type(text('Email address'), 'ada@allotment.example');
  type(password(), 'rhubarb and rain');
  if (!(terms() as HTMLInputElement).checked) {
    fireEvent.click(terms());
  }
};

describe('#validation', () => {
  test('A text field is checked for the first time when it has a value and loses the focus', async () => {
    render(<SignUpTemplate />);
    for (const [field, value] of [
      [text('First name'), ' '],
      [text('Email address'), 'ada@'],
      [password(), 'short'],
    ] as const) {
      await userEvent.type(field, value);
      expect(field).toHaveAttribute('aria-invalid', 'false');
      await userEvent.tab();
      expect(field).toHaveAttribute('aria-invalid', 'true');
    }
  });

  test('Moving through empty fields shows no messages', async () => {
    render(<SignUpTemplate />);
    for (let count = 0; count < 20; count += 1) {
      await userEvent.tab();
    }
    for (const field of [...screen.getAllByRole('textbox'), password(), terms()]) {
      expect(field).toHaveAttribute('aria-invalid', 'false');
    }
    expect(screen.queryByText(/^(Enter|Choose|Accept) /)).toBeNull();
  });

  test('A submit checks everything and moves the focus to the first field with an error, even if it is the checkbox', async () => {
    render(<SignUpTemplate />);
    await press('Create account');
    for (const field of [...screen.getAllByRole('textbox'), password(), terms()]) {
      expect(field).toHaveAttribute('aria-invalid', 'true');
    }
    for (const [field, value] of [
      [text('First name'), ''],
      [text('Last name'), '  '],
      [text('Email address'), 'ada@moss'],
      [password(), 'aaaaaaaaaaaaa'],
    ] as const) {
      fillAll();
      type(field, value);
      await press('Create account');
      expect(field).toHaveFocus();
    }
    fillAll();
    fireEvent.click(terms());
    await press('Create account');
    expect(terms()).toHaveFocus();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

describe('#password-rules', () => {
  test('Each rule shows whether the password meets it, even before the first message', () => {
    render(<SignUpTemplate />);
    for (const [value, expected] of [
      ['', [false, false, false]],
      ['abcd', [false, false, true]],
      ['abcde', [false, true, true]],
      ['aaaaaaaaaaaa', [true, false, true]],
      ['rhubarb and rain', [true, true, true]],
    ] as const) {
      type(password(), value);
      expect([isMet(/12 characters/), isMet(/5 different/), isMet(/Without/)]).toEqual(expected);
      expect(password()).toHaveAttribute('aria-invalid', 'false');
    }
  });

  test('A password that contains the name or the part of the email address before the `@` is rejected, in capital letters too', async () => {
    render(<SignUpTemplate />);
    fillAll();
    type(text('Email address'), 'gardener@allotment.example');
    for (const value of ['the best of ADA here', 'mossy and green', 'my gArDeNeR secret']) {
      type(password(), value);
      expect(isMet(/Without/)).toBe(false);
      await press('Create account');
      expect(password()).toHaveFocus();
      expect(password()).toHaveAccessibleDescription(/^The password must meet all rules\./);
    }
    type(password(), 'an allotment in spring');
    expect(isMet(/Without/)).toBe(true);
  });

  test('Names with one or two letters are ignored, because many good passwords contain them', () => {
    render(<SignUpTemplate />);
    type(password(), 'rhubarb and rain');
    for (const [name, expected] of [
      ['r', true],
      ['an', true],
      [' an ', true],
      ['and', false],
    ] as const) {
      type(text('Last name'), name);
      expect(isMet(/Without/)).toBe(expected);
    }
  });
});

describe('#submit', () => {
  test('The confirmation receives the focus, and its button leads back to the form with all values except the password', async () => {
    render(<SignUpTemplate />);
    for (const key of ['click', 'Enter']) {
      fillAll();
      if (key === 'click') {
        await press('Create account');
      } else {
        await userEvent.type(password(), '{Enter}');
      }
      expect(screen.queryByRole('form')).toBeNull();
      expect(screen.getByRole('status')).toHaveFocus();
      expect(screen.getByRole('status')).toHaveTextContent('Almost there, Ada');
      await press('Use another address');
      expect(screen.getByRole('status')).toBeEmptyDOMElement();
      expect(text('First name')).toHaveValue('Ada');
      expect(text('Last name')).toHaveValue('Moss');
      expect(text('Email address')).toHaveValue('ada@allotment.example');
      expect(terms()).toBeChecked();
      expect(password()).toHaveValue('');
      expect(password()).toHaveAttribute('aria-invalid', 'false');
    }
  });

  test('The focus is then in the email field', async () => {
    render(<SignUpTemplate />);
    for (let round = 0; round < 3; round += 1) {
      fillAll();
      await press('Create account');
      await press('Use another address');
      expect(text('Email address')).toHaveFocus();
    }
  });
});

describe('#accessibility', () => {
  test('The description of the password consists of the message and all rules, each with "Met:" or "Not met:"', async () => {
    render(<SignUpTemplate />);
    await press('Create account');
    const description =
      /^Choose a password\. ?Not met: ?At least 12 .*Not met: ?At least 5 .*Not met: ?Without/;
    expect(password()).toHaveAccessibleDescription(description);
    type(password(), 'abcde');
    expect(password()).toHaveAccessibleDescription(
      /^The password must meet all rules\. ?Not met: ?At least 12 .*Met: ?At least 5 .*Met: ?Without/,
    );
  });

  test('The message of the terms is the description of the checkbox', async () => {
    render(<SignUpTemplate />);
    expect(terms()).not.toHaveAttribute('aria-describedby');
    await press('Create account');
    expect(terms()).toHaveAccessibleDescription('Accept the terms to create an account.');
    expect(terms()).toHaveAttribute('aria-invalid', 'true');
    await userEvent.click(terms());
    expect(terms()).not.toHaveAttribute('aria-describedby');
    expect(terms()).toHaveAttribute('aria-invalid', 'false');
  });
});
