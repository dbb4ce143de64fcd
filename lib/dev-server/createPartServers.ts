import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { SITE_DIR } from '../siteDir.ts';

/** Starts the process of a part; it sends a message when it can serve pages. */
export type StartProcess = (part: string, port: number) => ChildProcess;

/** State of the server of a part. */
type ServerState =
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

/** Creates the servers of all parts, none of which has started. */
export function createPartServers(start: StartProcess): PartServers {
  const states = new Map<string, ServerState>();
  const children = new Set<ChildProcess>();

  async function launch(part: string): Promise<void> {
    const port = await findFreePort();
    const child = start(part, port);
    children.add(child);
    child.on('message', () => states.set(part, { status: 'ready', port }));
    child.on('exit', (code, signal) => {
      children.delete(child);
      const reason = `The server of part "${part}" ended (${signal ?? `exit code ${code}`}).`;
      states.set(part, { status: 'ended', reason });
    });
  }

  return {
    stateOf: (part) => states.get(part),
    open(part) {
      const state = states.get(part);
      if (state) {
        if (state.status === 'ended') {
          // Reported once; the next request starts the server again.
          states.delete(part);
        }
        return state;
      }
      const starting: ServerState = { status: 'starting' };
      states.set(part, starting);
      launch(part).catch((error: unknown) =>
        states.set(part, { status: 'ended', reason: String(error) }),
      );
      return starting;
    },
    stop() {
      children.forEach((child) => child.kill('SIGTERM'));
    },
  };
}

/** Starts Docusaurus for the version of one part, with generated files and caches that no other part uses. */
export function startDocusaurus(locale: string): StartProcess {
  return (part, port) =>
    spawn(process.execPath, ['lib/dev-server/runPart.mjs', locale, String(port)], {
      cwd: SITE_DIR,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: {
        ...process.env,
        VERSIONS: part,
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus-${part}-${locale}`,
      },
    });
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, 'localhost', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
