import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SignInSideTemplate from './demos/SignInSideTemplate';

const SLOW = { timeout: 4000 };
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Email address/ });
const password = () => screen.getByLabelText<HTMLInputElement>(/^Password/);
const status = () => screen.getByRole('status');
const submit = () => fireEvent.submit(screen.getByRole('form', { name: 'Sign in' }));
const fill = (address: string, secret: string) => {
  fireEvent.change(email(), { target: { value: address } });
  fireEvent.change(password(), { target: { value: secret } });
};
const failure = (text: string) => screen.findByText(text, undefined, SLOW);

const WRONG = 'The email address or the password is wrong.';
const OFFLINE = 'There is no connection to the server. Try again.';

const originalSetTimeout = globalThis.setTimeout;

/** Counts the requests to the sample server, which answers after 800 ms. */
function countRequests() {
  let count = 0;
  globalThis.setTimeout = ((handler: () => void, delay?: number) => {
    count += delay === 800 ? 1 : 0;
    return originalSetTimeout(handler, delay);
  }) as typeof setTimeout;
  return () => count;
}

describe('#request', () => {
  afterEach(() => {
    globalThis.setTimeout = originalSetTimeout;
  });

  test('Only valid values are sent', async () => {
    const requests = countRequests();
    render(<SignInSideTemplate />);
    for (const [address, secret, expected] of [
      ['', '', email],
      ['ada', 'north-star', email],
      ['ada@dome', 'north-star', email],
      ['ada@dome.example', '', password],
    ] as const) {
      fill(address, secret);
      submit();
      expect(requests()).toBe(0);
      expect(status()).toBeEmptyDOMElement();
      expect(expected()).toHaveFocus();
    }
    fill('ada@dome.example', 'x');
    submit();
    expect(requests()).toBe(1);
    await failure(WRONG);
  });

  test("While the request is running, further submits are ignored, and the text fields can't be changed", async () => {
    const requests = countRequests();
    render(<SignInSideTemplate />);
    fill('ada@dome.example', 'north-star');
    for (let count = 0; count < 3; count += 1) {
      submit();
    }
    expect(status()).toHaveTextContent('Signing in…');
    expect(requests()).toBe(1);
    await userEvent.type(email(), 'x');
    await userEvent.type(password(), 'x');
    expect(email()).toHaveValue('ada@dome.example');
    expect(password()).toHaveValue('north-star');
    await waitFor(() => expect(status()).toHaveTextContent('Welcome back.'), SLOW);
    expect(requests()).toBe(1);
    expect(email()).not.toHaveAttribute('readonly');
  });

  test('A message appears above the fields, the values stay, and the password is selected, so that typing replaces it', async () => {
    render(<SignInSideTemplate />);
    for (const secret of ['North-star', 'north-star ']) {
      fill('ada@dome.example', secret);
      submit();
      const message = await failure(WRONG);
      expect(message.compareDocumentPosition(email())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      expect(email()).toHaveValue('ada@dome.example');
      expect(password()).toHaveValue(secret);
      expect(password()).toHaveFocus();
      expect(password().selectionStart).toBe(0);
      expect(password().selectionEnd).toBe(secret.length);
      await waitFor(() => expect(password()).not.toHaveAttribute('readonly'));
    }
    await userEvent.keyboard('p');
    expect(password()).toHaveValue('p');
  });

  test('A different message appears, and the next submit sends the same values again', async () => {
    const requests = countRequests();
    render(<SignInSideTemplate />);
    fill('ada@offline.example', 'north-star');
    for (const count of [1, 2]) {
      submit();
      expect(requests()).toBe(count);
      await failure(OFFLINE);
      expect(screen.queryByText(WRONG)).toBeNull();
      expect(email()).toHaveValue('ada@offline.example');
      expect(password()).toHaveValue('north-star');
      await waitFor(() => expect(password()).not.toHaveAttribute('readonly'));
    }
  });

  test('The password is emptied, and a status message greets the user', async () => {
    render(<SignInSideTemplate />);
    fill('ada@dome.example', 'north-star');
    submit();
    await waitFor(
      () => expect(status()).toHaveTextContent('You are signed in as ada@dome.example.'),
      SLOW,
    );
    expect(password()).toHaveValue('');
    expect(password()).toHaveAttribute('aria-invalid', 'false');
  });

  test('Each submit removes the message of the previous one', async () => {
    render(<SignInSideTemplate />);
    fill('ada@offline.example', 'north-star');
    submit();
    await failure(OFFLINE);
    fill('ada@dome.example', 'wrong');
    await waitFor(() => expect(password()).not.toHaveAttribute('readonly'));
    submit();
    expect(screen.queryByText(OFFLINE)).toBeNull();
    await failure(WRONG);
    await waitFor(() => expect(password()).not.toHaveAttribute('readonly'));
    fill('ada@dome.example', '');
    submit();
    expect(screen.queryByText(WRONG)).toBeNull();
  });
});

describe('#labels', () => {
  test('The label is connected by `htmlFor`, and the message by `aria-describedby`', () => {
    render(<SignInSideTemplate />);
    expect(email()).not.toHaveAttribute('aria-describedby');
    submit();
    for (const [input, text] of [
      [email(), 'Enter your email address.'],
      [password(), 'Enter your password.'],
    ] as const) {
      expect(input.labels).toHaveLength(1);
      expect(input.labels![0]).toHaveAttribute('for', input.id);
      expect(document.getElementById(input.getAttribute('aria-describedby')!)).toHaveTextContent(
        text,
      );
      expect(input).toHaveAttribute('aria-invalid', 'true');
    }
  });
});

describe('#accessibility', () => {
  test('The button in the password field is a toggle: its name is always "Show password", and `aria-pressed` is the state', async () => {
    render(<SignInSideTemplate />);
    for (const isShown of [false, true, false, true]) {
      const button = screen.getByRole('button', { name: 'Show password' });
      expect(button).toHaveAttribute('aria-pressed', String(isShown));
      expect(password()).toHaveAttribute('type', isShown ? 'text' : 'password');
      await userEvent.click(button);
    }
  });
});
