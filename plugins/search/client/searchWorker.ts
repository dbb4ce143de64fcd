import { SearchEngine } from '../engine/SearchEngine';
import type { NamesFile, PagesFile, SearchQuery, TextsFile } from '../types';
import type { LoadMessage, WorkerReply, WorkerRequest } from './messages';

/** The parts of the worker scope in use; the project's types only know `window`. */
const worker = self as unknown as {
  onmessage: (event: MessageEvent<WorkerRequest>) => void;
  postMessage: (reply: WorkerReply) => void;
};

/** Milliseconds of work before yielding to a key that was pressed in the meantime. */
const TURN_MS = 8;

const engine = new SearchEngine();
let asked: SearchQuery | null = null;
let canAnswer = false;
let isComplete = false;

worker.onmessage = ({ data }) => {
  if (data.type === 'load') {
    load(data).catch((error: unknown) =>
      worker.postMessage({ type: 'failure', reason: String(error) }),
    );
  } else {
    asked = data.query;
    answer();
  }
};

function answer(): void {
  if (!canAnswer || !asked) {
    return;
  }
  const started = performance.now();
  const results = engine.search(asked);
  const duration = performance.now() - started;
  worker.postMessage({ type: 'results', query: asked, results, isComplete, duration });
}

async function load({ files, areas }: LoadMessage): Promise<void> {
  const [pages, names] = await Promise.all([
    fetchFile(files.pages),
    files.names === null ? null : fetchFile(files.names),
  ]);
  engine.addPages(pages as PagesFile);
  if (names) {
    engine.addNames(names as NamesFile);
  }
  canAnswer = true;
  isComplete = areas.length === 0;
  answer();
  for (const [index, area] of areas.entries()) {
    await takeTurns(engine.addTexts((await fetchFile(files.texts[area]!)) as TextsFile));
    isComplete = index === areas.length - 1;
    answer();
  }
}

async function fetchFile(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} answers ${response.status}`);
  }
  return response.json();
}

/** Runs work in short slices, so that messages are handled in between. */
async function takeTurns(work: Generator<void>): Promise<void> {
  let started = performance.now();
  while (!work.next().done) {
    if (performance.now() - started > TURN_MS) {
      await new Promise((resolve) => setTimeout(resolve));
      started = performance.now();
    }
  }
}
