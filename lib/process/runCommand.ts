import { spawn } from 'node:child_process';
import { SITE_DIR } from '../siteDir.ts';

/** Result of a command. */
export interface CommandResult {
  readonly exitCode: number;
  /** Standard output and error combined; empty if the output was shown. */
  readonly output: string;
}

interface CommandOptions {
  /** `capture` returns the output, `show` writes it to the terminal immediately. */
  readonly output: 'capture' | 'show';
  readonly env?: NodeJS.ProcessEnv;
}

/**
 * Runs a Node program in the site's folder and waits for its end. Interrupting this process also interrupts the
 * program.
 *
 * @param programAndArguments path of the program, relative to the site, and its arguments
 */
export function runNode(
  programAndArguments: readonly string[],
  { output, env = {} }: CommandOptions,
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, programAndArguments, {
      cwd: SITE_DIR,
      stdio: output === 'show' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    const chunks: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
    const stop = (signal: NodeJS.Signals) => child.kill(signal);
    process.on('SIGINT', stop).on('SIGTERM', stop);
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      resolve({ exitCode: code ?? 1, output: Buffer.concat(chunks).toString('utf8') });
    });
  });
}
