export interface Account {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly hasAcceptedTerms: boolean;
  readonly wantsNews: boolean;
}

/** In the order on the page: the first one with an error receives the focus. */
export const FIELDS = ['firstName', 'lastName', 'email', 'password', 'hasAcceptedTerms'] as const;

export type Field = (typeof FIELDS)[number];

export const EMPTY_ACCOUNT: Account = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  hasAcceptedTerms: false,
  wantsNews: false,
};

/** The rules of the password, and whether it meets them. */
export function checkPassword({ firstName, lastName, email, password }: Account) {
  const lower = password.toLowerCase();
  const known = [firstName, lastName, email.split('@')[0] ?? '']
    .map((text) => text.trim().toLowerCase())
    .filter((text) => text.length > 2);
  return [
    { label: 'At least 12 characters', isMet: password.length >= 12 },
    { label: 'At least 5 different characters', isMet: new Set(lower).size >= 5 },
    {
      label: 'Without your name or email address',
      isMet: password !== '' && !known.some((text) => lower.includes(text)),
    },
  ];
}

function findEmailError(email: string) {
  if (email.trim() === '') {
    return 'Enter your email address.';
  }
  return /^\S+@\S+\.\S+$/.test(email.trim())
    ? null
    : 'Enter an address such as you@garden.example.';
}

function findPasswordError(account: Account) {
  if (account.password === '') {
    return 'Choose a password.';
  }
  return checkPassword(account).every(({ isMet }) => isMet)
    ? null
    : 'The password must meet all rules.';
}

export function findErrors(account: Account): Record<Field, string | null> {
  return {
    firstName: account.firstName.trim() === '' ? 'Enter your first name.' : null,
    lastName: account.lastName.trim() === '' ? 'Enter your last name.' : null,
    email: findEmailError(account.email),
    password: findPasswordError(account),
    hasAcceptedTerms: account.hasAcceptedTerms ? null : 'Accept the terms to create an account.',
  };
}
