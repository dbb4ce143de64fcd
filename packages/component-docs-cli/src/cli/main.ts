#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { run } from './run.ts';

/** Folder of the package, both for the sources and for the packed tool. */
const packageDir = new URL('../../', import.meta.url);

const { version } = JSON.parse(readFileSync(new URL('package.json', packageDir), 'utf8')) as {
  version: string;
};

// Programs that read only the first lines, such as `head`, close the stream.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') {
    throw error;
  }
});

void run(process.argv.slice(2), {
  dataDir: fileURLToPath(new URL('data/', packageDir)),
  release: version,
  cwd: process.cwd(),
  readInput: () => text(process.stdin),
  print: (line) => process.stdout.write(`${line}\n`),
  printError: (line) => process.stderr.write(`${line}\n`),
}).then((exitCode) => {
  process.exitCode = exitCode;
});
