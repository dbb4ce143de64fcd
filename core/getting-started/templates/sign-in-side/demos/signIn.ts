export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly isRemembered: boolean;
}

export interface SignInResult {
  readonly isSignedIn: boolean;
}

const DELAY = 800;

/** Password of all sample accounts. */
const PASSWORD = 'north-star';

/** Replaces the request to your server. Addresses at offline.example simulate a lost connection. */
export function signIn({ email, password }: Credentials): Promise<SignInResult> {
  return new Promise((resolve, reject) => {
    setTimeout(() => {
      if (email.endsWith('@offline.example')) {
        reject(new Error('No connection'));
      } else {
        resolve({ isSignedIn: password === PASSWORD });
      }
    }, DELAY);
  });
}
