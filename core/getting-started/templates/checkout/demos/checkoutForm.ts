export type FieldName =
  | 'fullName'
  | 'email'
  | 'street'
  | 'city'
  | 'postalCode'
  | 'country'
  | 'method'
  | 'cardName'
  | 'cardNumber'
  | 'expiry'
  | 'securityCode';

export type Values = Readonly<Record<FieldName, string>>;

export type Errors = Partial<Record<FieldName, string>>;

/** Passed to each step. */
export interface CheckoutForm {
  readonly values: Values;
  readonly errors: Errors;
  readonly change: (name: FieldName, value: string) => void;
}

export const EMPTY: Values = {
  fullName: '',
  email: '',
  street: '',
  city: '',
  postalCode: '',
  country: 'US',
  method: 'card',
  cardName: '',
  cardNumber: '',
  expiry: '',
  securityCode: '',
};

export type StepName = 'address' | 'payment' | 'review';

interface Step {
  readonly name: StepName;
  readonly label: string;
  readonly title: string;
  readonly next: string;
  /** Fields that are checked before the next step, in the order of the page. */
  readonly fields: readonly FieldName[];
}

export const STEPS: readonly Step[] = [
  {
    name: 'address',
    label: 'Address',
    title: 'Delivery address',
    next: 'Continue to payment',
    fields: ['fullName', 'email', 'street', 'city', 'postalCode', 'country'],
  },
  {
    name: 'payment',
    label: 'Payment',
    title: 'Payment',
    next: 'Review order',
    fields: ['cardName', 'cardNumber', 'expiry', 'securityCode'],
  },
  { name: 'review', label: 'Review', title: 'Review your order', next: 'Place order', fields: [] },
];

/** Returns a message for an invalid value. */
type Rule = (value: string, values: Values) => string | false;

const required =
  (message: string): Rule =>
  (value) =>
    value.trim() === '' && message;

const matches =
  (pattern: RegExp, message: string): Rule =>
  (value) =>
    !pattern.test(value.trim()) && message;

/** Applies a rule only if the user pays by card. */
const forCard =
  (rule: Rule): Rule =>
  (value, values) =>
    values.method === 'card' && rule(value, values);

const POSTAL_CODES: Readonly<Record<string, Rule>> = {
  US: matches(/^\d{5}(-\d{4})?$/, 'Enter a ZIP code such as 97205.'),
  CA: matches(/^[a-z]\d[a-z] ?\d[a-z]\d$/i, 'Enter a postal code such as V6B 1A1.'),
};

/** The slash is optional, because number pads of phones have none. Browsers may fill in four digits of the year. */
const EXPIRY = /^(0?[1-9]|1[0-2]) ?\/? ?(?:20)?(\d{2})$/;

const RULES: Partial<Record<FieldName, Rule>> = {
  fullName: required('Enter your name.'),
  email: matches(/^\S+@\S+\.\S+$/, 'Enter an address such as ada@mail.example.'),
  street: required('Enter the street and number.'),
  city: required('Enter the city.'),
  postalCode: (value, values) => POSTAL_CODES[values.country]?.(value, values) ?? false,
  cardName: forCard(required('Enter the name on the card.')),
  cardNumber: forCard((value) => !isCardNumber(value) && 'Check the card number.'),
  expiry: forCard(matches(EXPIRY, 'Enter a date such as 08/29.')),
  securityCode: forCard(matches(/^\d{3,4}$/, 'Enter 3 or 4 digits.')),
};

/** Returns the errors of a step, in the order of its fields. */
export function findErrors(step: number, values: Values): Errors {
  const fields = STEPS[step]?.fields ?? [];
  const errors: Errors = {};
  for (const name of fields) {
    const message = RULES[name]?.(values[name], values);
    if (message) {
      errors[name] = message;
    }
  }
  return errors;
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

export const groupDigits = (number: string) => digitsOf(number).replace(/(\d{4})(?=\d)/g, '$1 ');

/** Returns a valid date as MM/YY, and other text unchanged. */
export const formatExpiry = (text: string) =>
  text
    .trim()
    .replace(EXPIRY, (_, month: string, year: string) => `${month.padStart(2, '0')}/${year}`);

export const lastDigits = (number: string) => digitsOf(number).slice(-4);

/** Compares the check digit, which finds most typing errors. */
function isCardNumber(text: string) {
  const digits = digitsOf(text);
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return /^[\d -]+$/.test(text.trim()) && /^\d{14,16}$/.test(digits) && sum % 10 === 0;
}
