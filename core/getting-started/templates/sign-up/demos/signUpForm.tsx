import * as React from 'react';
import Box from '@mui/material/Box';
import { AccountFields } from './accountFields';
import { Confirmation } from './confirmation';
import { EMPTY_ACCOUNT, FIELDS, findErrors, type Field } from './validation';

const NO_FIELDS: readonly Field[] = [];

/** Moves the focus to a field of the form. The fields have the names of the values. */
function focusField(form: HTMLFormElement | null, field: Field) {
  const element = form?.elements.namedItem(field);
  if (element instanceof HTMLElement) {
    element.focus();
  }
}

export function SignUpForm() {
  const formRef = React.useRef<HTMLFormElement>(null);
  const statusRef = React.useRef<HTMLDivElement>(null);
  const [account, setAccount] = React.useState(EMPTY_ACCOUNT);
  const [checked, setChecked] = React.useState(NO_FIELDS);
  const [isSent, setSent] = React.useState(false);
  const [hasReturned, setReturned] = React.useState(false);
  const errors = findErrors(account);

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    setChecked(FIELDS);
    const firstInvalid = FIELDS.find((field) => errors[field]);
    if (firstInvalid) {
      focusField(formRef.current, firstInvalid);
      return;
    }
    // Send the account to your server here.
    setSent(true);
    setChecked(NO_FIELDS);
    statusRef.current?.focus();
  };

  const handleBack = () => {
    setAccount({ ...account, password: '' });
    setChecked(NO_FIELDS);
    setSent(false);
    setReturned(true);
  };

  React.useEffect(() => {
    if (hasReturned && !isSent) {
      focusField(formRef.current, 'email');
    }
  }, [hasReturned, isSent]);

  return (
    <>
      <Box ref={statusRef} role="status" tabIndex={-1} sx={{ outline: 'none' }}>
        {isSent && (
          <Confirmation name={account.firstName} email={account.email} onBack={handleBack} />
        )}
      </Box>
      {!isSent && (
        <Box
          component="form"
          ref={formRef}
          noValidate
          aria-label="Create an account"
          onSubmit={handleSubmit}
        >
          <AccountFields
            account={account}
            onChange={(name, value) => setAccount((old) => ({ ...old, [name]: value }))}
            onCheck={(field) => setChecked((old) => (old.includes(field) ? old : [...old, field]))}
            errorOf={(field) => (checked.includes(field) ? errors[field] : null)}
          />
        </Box>
      )}
    </>
  );
}
