import { fork } from 'node:child_process';
import { pathToFileURL } from 'node:url';

/** Answer of a child process: the problem, or `null` when its work is done. */
export interface ChildReply {
  problem: string | null;
}

/**
 * Has a script work on a request in a process of its own, which gives its memory back when it ends. The script calls
 * `answerParent`.
 *
 * @param script absolute path
 * @param request plain data
 * @throws what the script threw
 */
export function runInChild(script: string, request: object): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(script, {
      execArgv: [
        '--import',
        pathToFileURL(require.resolve('tsx')).href,
        // Compilers make many short-lived objects: with more room they are swept less often.
        '--max-semi-space-size=64',
      ],
      // In production the packages leave out the propTypes that extracted props are compared with.
      env: { ...process.env, NODE_ENV: 'development' },
    });
    let reply: ChildReply | undefined;
    child.once('message', (message) => {
      reply = message as ChildReply;
    });
    child.once('error', reject);
    // The end of the process may be heard of before its last message; the end of the channel may not.
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
