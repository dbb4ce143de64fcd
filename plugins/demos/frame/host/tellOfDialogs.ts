const DIALOGS = ['alert', 'confirm', 'prompt', 'print'] as const;

type Dialogs = Record<(typeof DIALOGS)[number], (...args: unknown[]) => unknown>;

/** Reports when the browser opens a dialog, during which the frame does not respond, and when it closes. */
export function tellOfDialogs(frame: object, onChange: (isOpen: boolean) => void): void {
  const dialogs = frame as Dialogs;
  for (const name of DIALOGS) {
    const open = dialogs[name];
    dialogs[name] = (...args) => {
      onChange(true);
      try {
        return open.apply(frame, args);
      } finally {
        onChange(false);
      }
    };
  }
}
