import { createUpgradeWorker } from './createUpgradeWorker';
import type { UpgradeReply, UpgradeRequest } from './messages';

/** Timeout of a request in milliseconds: some code could keep the parsers busy forever. */
const TIMEOUT_MS = 60_000;

type Question = Omit<UpgradeRequest, 'id'>;

/** Client of the worker that analyzes and changes code. The worker starts with the first request. */
export class UpgradeClient {
  #worker: Worker | null = null;
  #asked = 0;

  /** @throws if the worker fails or times out; the next request starts a new worker */
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
