import { spawn } from 'node:child_process';

/**
 * Runs npm in a folder, like a reader who unpacked a project there.
 *
 * @returns the duration in seconds
 * @throws with the end of npm's output
 */
export function runNpm(folder: string, ...words: readonly string[]): Promise<number> {
  const started = Date.now();
  return new Promise((resolve, reject) => {
    const child = spawn('npm', words, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const listen = (chunk: Buffer) => (output += chunk.toString('utf8'));
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0
        ? resolve((Date.now() - started) / 1000)
        : reject(new Error(`npm ${words.join(' ')}\n${output.trim().slice(-2000)}`)),
    );
  });
}
