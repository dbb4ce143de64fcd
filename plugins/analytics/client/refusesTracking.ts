/** Privacy signals of browsers. `doNotTrack` is from an older specification; not all browsers support each signal. */
interface Signals {
  readonly doNotTrack?: string | null;
  /** https://w3c.github.io/gpc/ */
  readonly globalPrivacyControl?: boolean;
}

/** Whether the browser refuses tracking; such readers are never asked for consent. */
export function refusesTracking({ doNotTrack, globalPrivacyControl }: Signals): boolean {
  return globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes';
}
