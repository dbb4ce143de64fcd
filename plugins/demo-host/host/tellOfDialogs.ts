const DIALOGS = ['alert', 'confirm', 'prompt', 'print'] as const;

type Dialogs = Record<(typeof DIALOGS)[number], (...args: unknown[]) => unknown>;

/** Tells when the browser opens a dialog, during which the frame answers nothing, and when it is closed. */
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
