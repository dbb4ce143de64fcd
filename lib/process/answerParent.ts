import type { ChildReply } from './runInChild';

/** Handles the request of a parent process that called `runInChild`, and reports the result. */
export function answerParent<Request>(work: (request: Request) => void | Promise<void>): void {
  // A registered listener keeps the process alive until it has answered.
  process.on('message', async (request: Request) => {
    const reply: ChildReply = { problem: null };
    try {
      await work(request);
    } catch (error) {
      reply.problem = error instanceof Error ? (error.stack ?? error.message) : String(error);
    }
    process.send?.(reply, undefined, undefined, () => process.disconnect());
  });
}
