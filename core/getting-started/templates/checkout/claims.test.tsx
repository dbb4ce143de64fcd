import { fireEvent, render, screen, within } from '@testing-library/react';
import CheckoutTemplate from './demos/CheckoutTemplate';
import { EMPTY, findErrors } from './demos/checkoutForm';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const heading = (name: string) => screen.getByRole('heading', { level: 2, name });
const summary = () => screen.getByRole('region', { name: 'Your order' });

const ADDRESS = {
  'Full name': 'Ada Lindqvist',
  'Email address': 'ada@mail.example',
  'Street and number': '12 Alder Street',
  City: 'Portland',
  'Postal code': '97205',
};
const CARD = {
  'Name on the card': 'A. Lindqvist',
  'Card number': '4242424242424242',
  Expires: '08/29',
  'Security code': '123',
};

function fill(values: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(values)) {
    type(name, value);
  }
}

function goToPayment() {
  fill(ADDRESS);
  press('Continue to payment');
}

function goToReview() {
  goToPayment();
  fill(CARD);
  press('Review order');
}

describe('#layout', () => {
  test('In narrow windows, the summary follows the form, so the review repeats the total above the button', () => {
    render(<CheckoutTemplate />);
    const form = () => screen.getByRole('form');
    expect(form().compareDocumentPosition(summary())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    for (const [country, code, total] of [
      ['US', '97205', '$144.00'],
      ['CA', 'V6B 1A1', '$150.00'],
    ] as const) {
      fireEvent.change(field('Country'), { target: { value: country } });
      fill({ ...ADDRESS, 'Postal code': code });
      press('Continue to payment');
      fill(CARD);
      press('Review order');
      const text = within(form()).getByText(`Total with shipping: ${total}`);
      const button = screen.getByRole('button', { name: 'Place order' });
      expect(text.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      press('Change address');
    }
  });
});

describe('#steps', () => {
  test('The next step opens only when the fields of the current step are valid', () => {
    render(<CheckoutTemplate />);
    for (const [fields, next, title] of [
      [ADDRESS, 'Continue to payment', 'Delivery address'],
      [CARD, 'Review order', 'Payment'],
    ] as const) {
      for (const missing of Object.keys(fields)) {
        fill(fields);
        type(missing, ' ');
        press(next);
        expect(heading(title)).toBeVisible();
        expect(field(missing)).toHaveAttribute('aria-invalid', 'true');
      }
      fill(fields);
      press(next);
      expect(screen.queryByRole('heading', { level: 2, name: title })).not.toBeInTheDocument();
    }
    expect(heading('Review your order')).toBeVisible();
  });

  test('**Back** and the buttons of the review keep all values', () => {
    render(<CheckoutTemplate />);
    goToReview();
    press('Back');
    expect(field('Card number')).toHaveValue('4242424242424242');
    expect(field('Security code')).toHaveValue('123');
    press('Back');
    for (const [name, value] of Object.entries(ADDRESS)) {
      expect(field(name)).toHaveValue(value);
    }
    press('Continue to payment');
    press('Review order');
    press('Change address');
    expect(field('City')).toHaveValue('Portland');
    press('Continue to payment');
    press('Review order');
    press('Change payment');
    expect(field('Expires')).toHaveValue('08/29');
  });

  test('After each change of step, the focus moves to the heading of the new step or of the confirmation', () => {
    render(<CheckoutTemplate />);
    expect(document.body).toHaveFocus();
    goToReview();
    expect(heading('Review your order')).toHaveFocus();
    for (const [name, title] of [
      ['Back', 'Payment'],
      ['Back', 'Delivery address'],
      ['Continue to payment', 'Payment'],
      ['Review order', 'Review your order'],
      ['Change address', 'Delivery address'],
      ['Continue to payment', 'Payment'],
      ['Review order', 'Review your order'],
      ['Place order', 'Thank you for your order'],
      ['Place another order', 'Delivery address'],
    ] as const) {
      press(name);
      expect(heading(title)).toHaveFocus();
    }
    expect(field('Full name')).toHaveValue('');
  });
});

describe('#validation', () => {
  test('Messages appear after the first attempt to continue and then follow each change', () => {
    render(<CheckoutTemplate />);
    type('Email address', 'ada@');
    fireEvent.blur(field('Email address'));
    expect(field('Email address')).toHaveAttribute('aria-invalid', 'false');
    press('Continue to payment');
    expect(field('Email address')).toHaveAttribute('aria-invalid', 'true');
    type('Email address', 'ada@mail.example');
    expect(field('Email address')).toHaveAttribute('aria-invalid', 'false');
    type('Email address', 'ada');
    expect(field('Email address')).toHaveAttribute('aria-invalid', 'true');
  });

  test('The focus moves to the first invalid field, whose description is the message', () => {
    render(<CheckoutTemplate />);
    press('Continue to payment');
    expect(field('Full name')).toHaveFocus();
    fill(ADDRESS);
    type('Street and number', '');
    type('Postal code', '972');
    press('Continue to payment');
    expect(field('Street and number')).toHaveFocus();
    expect(field('Street and number')).toHaveAccessibleDescription('Enter the street and number.');
    expect(field('Postal code')).toHaveAccessibleDescription('Enter a ZIP code such as 97205.');
  });

  test('The format of the postal code follows the country', () => {
    render(<CheckoutTemplate />);
    fill(ADDRESS);
    fireEvent.change(field('Country'), { target: { value: 'CA' } });
    press('Continue to payment');
    expect(field('Postal code')).toHaveFocus();
    type('Postal code', 'V6B 1A1');
    expect(field('Postal code')).toHaveAttribute('aria-invalid', 'false');
    fireEvent.change(field('Country'), { target: { value: 'US' } });
    expect(field('Postal code')).toHaveAttribute('aria-invalid', 'true');
  });
});

describe('#payment', () => {
  test('Bank transfer removes the card fields and their checks', () => {
    render(<CheckoutTemplate />);
    goToPayment();
    press('Review order');
    expect(field('Name on the card')).toHaveFocus();
    fireEvent.click(screen.getByRole('radio', { name: 'Bank transfer' }));
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    press('Review order');
    expect(heading('Review your order')).toHaveFocus();
    expect(screen.getByText('Bank transfer')).toBeVisible();
  });

  test('The digits are grouped when the focus leaves the field, and the check digit finds a wrong digit', () => {
    render(<CheckoutTemplate />);
    goToPayment();
    fill({ ...CARD, 'Card number': '4242424242424243' });
    expect(field('Card number')).toHaveValue('4242424242424243');
    fireEvent.blur(field('Card number'));
    expect(field('Card number')).toHaveValue('4242 4242 4242 4243');
    press('Review order');
    expect(field('Card number')).toHaveFocus();
    for (const wrong of ['4242 4242 4242 4224', '4242 4242 4242', '4242-4242-4242-424x', '']) {
      type('Card number', wrong);
      expect(field('Card number')).toHaveAttribute('aria-invalid', 'true');
    }
    type('Card number', '4242-4242-4242-4242');
    expect(field('Card number')).toHaveAttribute('aria-invalid', 'false');
  });

  test('The review shows only the last four digits', () => {
    render(<CheckoutTemplate />);
    goToReview();
    expect(screen.getByText('Ends in 4242, expires 08/29')).toBeVisible();
    expect(document.body).not.toHaveTextContent(/4242 ?4242/);
    expect(document.body).not.toHaveTextContent('123');
    // Cards with 14, 15 and 16 digits, with and without the focus leaving the field.
    for (const [number, last] of [
      ['30569309025904', '5904'],
      ['378282246310005', '0005'],
      ['5555 5555 5555 44 44', '4444'],
    ] as const) {
      for (const leaves of [true, false]) {
        press('Change payment');
        type('Card number', number);
        if (leaves) {
          fireEvent.blur(field('Card number'));
        }
        press('Review order');
        expect(screen.getByText(`Ends in ${last}, expires 08/29`)).toBeVisible();
      }
    }
  });

  test("The date needs no slash, because number pads of phones don't have one; it is added when the focus leaves the field", () => {
    render(<CheckoutTemplate />);
    goToPayment();
    for (const [value, shown] of [
      ['0829', '08/29'],
      ['08/29', '08/29'],
      ['8 / 2029', '08/29'],
      ['1230', '12/30'],
    ] as const) {
      fill({ ...CARD, Expires: value });
      expect(field('Expires')).toHaveValue(value);
      fireEvent.blur(field('Expires'));
      expect(field('Expires')).toHaveValue(shown);
      press('Review order');
      expect(screen.getByText(`Ends in 4242, expires ${shown}`)).toBeVisible();
      press('Change payment');
    }
    for (const wrong of ['1329', '00/29', '08', '08/2', '08/029', 'Aug 29']) {
      type('Expires', wrong);
      fireEvent.blur(field('Expires'));
      expect(field('Expires')).toHaveValue(wrong);
      press('Review order');
      expect(field('Expires')).toHaveFocus();
    }
  });
});

describe('#data', () => {
  test('The summary shows the shipping of the chosen country', () => {
    render(<CheckoutTemplate />);
    const amounts = () =>
      within(summary())
        .getAllByRole('definition')
        .map(({ textContent }) => textContent);
    expect(amounts()).toEqual(['$136.00', '$8.00', '$144.00']);
    fireEvent.change(field('Country'), { target: { value: 'CA' } });
    expect(amounts()).toEqual(['$136.00', '$14.00', '$150.00']);
    fill({ ...ADDRESS, 'Postal code': 'V6B 1A1' });
    press('Continue to payment');
    expect(amounts()).toEqual(['$136.00', '$14.00', '$150.00']);
  });

  test('Add a rule for its postal codes to `POSTAL_CODES`: without a rule, every value is accepted, even an empty one', () => {
    const isWrong = (country: string, postalCode: string) =>
      'postalCode' in findErrors(0, { ...EMPTY, country, postalCode });
    for (const value of ['', 'x', '12-3456']) {
      expect(isWrong('FR', value)).toBe(false);
      expect(isWrong('US', value)).toBe(true);
      expect(isWrong('CA', value)).toBe(true);
    }
  });
});
