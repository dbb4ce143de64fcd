import * as React from 'react';
import { configure, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

// A dialog hides the rest of the page from assistive technology.
beforeAll(() => configure({ defaultHidden: true }));

interface Options {
  readonly adapter?: unknown;
  readonly adapterLocale?: unknown;
  /** `components` of the theme. */
  readonly components?: object;
  /** Rendered after the component. */
  readonly after?: React.ReactNode;
}

/** Props without which the component does not work, or renders another kind of field, in some version. */
const VERSION_PROPS: Readonly<Record<string, object>> = {
  v5: { value: null, renderInput: (params: object) => <TextField {...params} /> },
  next: { enableAccessibleFieldDOMStructure: false },
};

/** Formats a date, a range or an error for the log. */
export function print(value: unknown): string {
  if (Array.isArray(value)) {
    return value.map(print).join('/');
  }
  if (typeof value !== 'object' || value === null) {
    return String(value);
  }
  const date = dayjs.isDayjs(value) ? value : dayjs(value as Date);
  return date.isValid() ? date.format('YYYY-MM-DD HH:mm').replace(' 00:00', '') : 'invalid';
}

/**
 * Renders a component of any version with callbacks that write into a log.
 *
 * @param version the version that is being tested
 */
export function setup(
  version: string,
  Component: React.ElementType,
  props: object = {},
  { adapter = AdapterDayjs, adapterLocale, components = {}, after }: Options = {},
) {
  const log: string[] = [];
  const add = (name: string) => (value?: unknown) =>
    void log.push(value === undefined ? name : `${name} ${print(value)}`);
  const callbacks = {
    onChange: add('change'),
    onAccept: add('accept'),
    onError: add('error'),
    onOpen: () => add('open')(),
    onClose: () => add('close')(),
  };
  const ui = (more: object) => (
    <ThemeProvider theme={createTheme({ components })}>
      <LocalizationProvider
        dateAdapter={adapter as typeof AdapterDayjs}
        adapterLocale={adapterLocale as string}
      >
        <Component {...VERSION_PROPS[version]} {...callbacks} {...props} {...more} />
      </LocalizationProvider>
      {after}
    </ThemeProvider>
  );
  const { container, rerender } = render(ui({}));
  return {
    container,
    log,
    /** Entries of the log that begin with a name. */
    calls: (name: string) => log.filter((entry) => entry.split(' ')[0] === name),
    rerender: (more: object) => rerender(ui(more)),
    user: userEvent.setup({ pointerEventsCheck: 0 }),
  };
}

export const april17: Dayjs = dayjs('2025-04-17');

export const button = (name: RegExp | string) => screen.getByRole('button', { name });

/** The cell of a day in the first month that has it. */
export const day = (text: string) => screen.getAllByText(text, { selector: '[role=gridcell]' })[0]!;

/** The first text input. */
export const input = () => screen.getAllByRole<HTMLInputElement>('textbox')[0]!;

/** Enters a text, as if all of it was pasted. */
export function type(text: string, element = input()): void {
  fireEvent.change(element, { target: { value: text } });
}

/** The text of the input without the invisible characters of the fields. */
export const shown = (element = input()) => element.value.replaceAll(/\p{Cf}/gu, '');

/** Names a part of the page as assistive technology does, by attributes alone. */
export function nameOf(element: Element): string {
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const texts = ids.map((id) => document.getElementById(id)?.textContent ?? '');
  return [element.getAttribute('aria-label') ?? '', ...texts].join(' ').trim();
}

/** Runs an action, and returns the messages of the console that match a pattern. */
export async function consoleMessages(pattern: RegExp, action: () => unknown): Promise<number> {
  const messages: string[] = [];
  const spies = (['error', 'warn'] as const).map((name) =>
    jest
      .spyOn(console, name)
      .mockImplementation((...args: unknown[]) => void messages.push(args.map(String).join(' '))),
  );
  await action();
  spies.forEach((spy) => spy.mockRestore());
  return messages.filter((message) => pattern.test(message)).length;
}
