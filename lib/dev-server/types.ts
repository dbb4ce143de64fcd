/** State of the server of a part. */
export type ServerState =
  | { readonly status: 'starting' }
  | { readonly status: 'ready'; readonly port: number }
  | { readonly status: 'ended'; readonly reason: string };

/** The servers of all parts of the site; a server starts when it is first asked for. */
export interface PartServers {
  /** The state of a part's server; `undefined` when it was not started. */
  readonly stateOf: (part: string) => ServerState | undefined;
  /** The state of a part's server, which is started if necessary. Reports once that the server ended. */
  readonly open: (part: string) => ServerState;
  readonly stop: () => void;
}
