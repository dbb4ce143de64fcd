import { fork } from 'node:child_process';
import { pathToFileURL } from 'node:url';

/** Answer of a child process: the error, or `null` on success. */
export interface ChildReply {
  problem: string | null;
}

/**
 * Runs a script in a child process, whose memory is freed when it ends. The script calls `answerParent`.
 *
 * @param script absolute path
 * @param request plain data
 * @throws the script's error
 */
export function runInChild(script: string, request: object): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(script, {
      execArgv: [
        '--import',
        pathToFileURL(require.resolve('tsx')).href,
        // Compilers create many short-lived objects, and a larger young generation reduces garbage collection.
        '--max-semi-space-size=64',
      ],
      // In production, packages omit the propTypes that extracted props are compared with.
      env: { ...process.env, NODE_ENV: 'development' },
    });
    let reply: ChildReply | undefined;
    child.once('message', (message) => {
      reply = message as ChildReply;
    });
    child.once('error', reject);
    // `exit` may fire before the last message arrives; `disconnect` fires after it.
    child.once('disconnect', () => {
      const problem = reply ? reply.problem : `${script} ended without an answer.`;
      if (problem === null) {
        resolve();
      } else {
        reject(new Error(problem));
      }
    });
    child.send(request);
  });
}
