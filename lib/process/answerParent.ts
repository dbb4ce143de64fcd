import type { ChildReply } from './runInChild';

/** Does the work that the parent process asks for with `runInChild`, and says how it went. */
export function answerParent<Request>(work: (request: Request) => void | Promise<void>): void {
  // A listener that stays keeps the process alive until it has answered, whatever its work waits for.
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
