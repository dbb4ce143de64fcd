import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A running server to measure. */
export interface BenchedServer {
  readonly origin: string;
  stop(): Promise<void>;
}

/** Thrown when the comparison is impossible; the message explains how to fix it. */
export class NginxError extends Error {
  override readonly name = 'NginxError';
}

/**
 * Serves a build with nginx and the configuration that the build wrote.
 *
 * @param folder folder for the files that nginx writes
 * @throws {NginxError} when nginx is not installed, or rejects the configuration
 */
export async function startNginx(
  root: string,
  port: number,
  folder: string,
): Promise<BenchedServer> {
  if (spawnSync('nginx', ['-v']).error) {
    throw new NginxError(
      'There is no nginx to compare with. Install it: apt-get install nginx-light (Debian, as root) or brew install nginx.',
    );
  }
  mkdirSync(folder, { recursive: true });
  const site = readFileSync(join(root, 'nginx.conf'), 'utf8')
    .replace(/^ {2}listen .*$/m, `  listen 127.0.0.1:${port};`)
    .replace(/^ {2}root .*$/m, `  root ${root};`);
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, renderMain(folder, site));
  const check = spawnSync('nginx', ['-t', '-p', folder, '-c', file], { encoding: 'utf8' });
  if (check.status !== 0) {
    throw new NginxError(`nginx does not take ${join(root, 'nginx.conf')}:\n${check.stderr}`);
  }
  const nginx = spawn('nginx', ['-p', folder, '-c', file, '-g', 'daemon off;'], {
    stdio: 'inherit',
  });
  const ended = new Promise<void>((resolve) => nginx.once('exit', () => resolve()));
  const origin = `http://127.0.0.1:${port}`;
  await waitUntilAnswering(origin);
  return {
    origin,
    stop() {
      nginx.kill('SIGQUIT');
      return ended;
    },
  };
}

/** Waits until a server responds. */
export async function waitUntilAnswering(origin: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    try {
      await fetch(origin);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error(`${origin} does not answer.`);
}

function renderMain(folder: string, site: string): string {
  return `worker_processes auto;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 4096; }
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  sendfile on;
  tcp_nopush on;
  access_log ${folder}/access.log combined buffer=64k flush=1s;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
${site}
}
`;
}
