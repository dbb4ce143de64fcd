/** An event without personal data: no client addresses, queries or text. */
export interface LogEntry {
  readonly level: 'info' | 'error';
  readonly event: string;
  readonly [field: string]: string | number | boolean;
}

export type Log = (entry: LogEntry) => void;
