/**
 * Runs every npm script: `node scripts/run.mjs <task> [arguments]`.
 *
 * This file and `install/` only use Node, because they run before packages are installed. The tasks themselves are
 * TypeScript files and run through tsx.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from '../lib/install/ensureInstalled.mjs';

const MINIMUM_NODE = 20;
const siteDir = dirname(dirname(fileURLToPath(import.meta.url)));
const [task = '', ...taskArguments] = process.argv.slice(2);
const taskFile = join(siteDir, 'scripts', 'tasks', `${task}.ts`);

if (Number.parseInt(process.versions.node, 10) < MINIMUM_NODE) {
  console.error(`Node ${MINIMUM_NODE} or newer is needed; this is ${process.version}.`);
  process.exit(1);
}
if (!/^[a-zA-Z0-9]+$/.test(task) || !existsSync(taskFile)) {
  console.error(
    `scripts/run.mjs: there is no task "${task}". Tasks are the files of scripts/tasks/.`,
  );
  process.exit(1);
}

const installSeconds = ensureInstalled(siteDir);

const child = spawn(process.execPath, ['--import', 'tsx', taskFile, ...taskArguments], {
  cwd: siteDir,
  stdio: 'inherit',
  env: { ...process.env, INSTALL_SECONDS: String(installSeconds) },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => child.kill(signal));
}
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
