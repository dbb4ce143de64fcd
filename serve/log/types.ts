/** Event without personal data: no addresses of readers, no queries, no text. */
export interface LogEntry {
  readonly level: 'info' | 'error';
  readonly event: string;
  readonly [field: string]: string | number | boolean;
}

export type Log = (entry: LogEntry) => void;
