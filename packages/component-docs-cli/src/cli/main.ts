#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { run } from './run.ts';

/** The folder of the package, whether this runs from its sources or as it is packed. */
const packageDir = new URL('../../', import.meta.url);

const { version } = JSON.parse(readFileSync(new URL('package.json', packageDir), 'utf8')) as {
  version: string;
};

// Whoever reads the first lines only, as `head` does, closes the stream.
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
