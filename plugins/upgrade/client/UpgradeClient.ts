import { createUpgradeWorker } from './createUpgradeWorker';
import type { UpgradeReply, UpgradeRequest } from './messages';

/** Milliseconds after which an answer is given up: code can be written so that reading it takes for ever. */
const TIMEOUT_MS = 60_000;

type Question = Omit<UpgradeRequest, 'id'>;

/** The worker that reads and writes code, started when it is first asked. */
export class UpgradeClient {
  #worker: Worker | null = null;
  #asked = 0;

  /** @throws when the worker fails or takes too long; the next question starts another one */
  ask(question: Question): Promise<Exclude<UpgradeReply, { type: 'failure' }>> {
    this.#worker ??= createUpgradeWorker();
    const worker = this.#worker;
    this.#asked += 1;
    const id = this.#asked;
    return new Promise((resolve, reject) => {
      const end = (): void => {
        clearTimeout(timer);
        worker.removeEventListener('message', hear);
        worker.removeEventListener('error', fail);
      };
      const giveUp = (reason: string): void => {
        end();
        this.end();
        reject(new Error(reason));
      };
      const hear = ({ data }: MessageEvent<UpgradeReply>): void => {
        if (data.id === id) {
          end();
          if (data.type === 'failure') {
            reject(new Error(data.reason));
          } else {
            resolve(data);
          }
        }
      };
      const fail = ({ message }: ErrorEvent): void => giveUp(message);
      const timer = setTimeout(() => giveUp(`no answer in ${TIMEOUT_MS / 1000} s`), TIMEOUT_MS);
      worker.addEventListener('message', hear);
      worker.addEventListener('error', fail);
      worker.postMessage({ ...question, id } satisfies UpgradeRequest);
    });
  }

  end(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }
}
