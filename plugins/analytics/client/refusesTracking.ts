/** Privacy signals of browsers; the first two are from older specifications, and absent in some. */
interface Signals {
  readonly doNotTrack?: string | null;
  /** https://w3c.github.io/gpc/ */
  readonly globalPrivacyControl?: boolean;
}

/** Whether the browser asks not to be tracked; nobody is asked to take that back. */
export function refusesTracking({ doNotTrack, globalPrivacyControl }: Signals): boolean {
  return globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes';
}
