import { closeIndex, openIndex, SearchClient } from '../client/SearchClient';
import type { ResultsMessage, WorkerReply, WorkerRequest } from '../client/messages';
import type { SearchQuery } from '../types';

let say: (reply: WorkerReply) => void;
const sent: WorkerRequest[] = [];
let hasWorkers = true;

jest.mock('../client/createSearchWorker', () => ({
  createSearchWorker: () => {
    if (!hasWorkers) {
      throw new Error('This browser has no workers.');
    }
    return {
      addEventListener: (type: string, listener: (event: { data: WorkerReply }) => void) => {
        if (type === 'message') {
          say = (data) => listener({ data });
        }
      },
      postMessage: (request: WorkerRequest) => sent.push(request),
      terminate: () => undefined,
    };
  },
}));

const query = (text: string): SearchQuery => ({ text, area: '', group: '', plan: '', flag: '' });

function replyTo(text: string, more: Partial<ResultsMessage> = {}): ResultsMessage {
  const results = { groups: [], isNear: false };
  const flags = { isComplete: true, duration: 1 };
  return { type: 'results', query: query(text), results, ...flags, ...more };
}

const create = () => new SearchClient({ pages: '', names: null, texts: {} }, '');

function open() {
  const client = create();
  const heard: string[] = [];
  client.listen((reply) => heard.push(reply.type === 'results' ? reply.query.text : reply.reason));
  sent.length = 0;
  return { client, heard };
}

test('sends queries to the worker and reports its answers', () => {
  const { client, heard } = open();
  client.ask(query('s'));
  expect(sent).toEqual([{ type: 'query', query: query('s') }]);
  say(replyTo('s', { isComplete: false }));
  say(replyTo('s'));
  expect(heard).toEqual(['s', 's']);
});

test('is dead without its pages, and answers from the rest without some texts', () => {
  const { client, heard } = open();
  const failure: WorkerReply = { type: 'failure', reason: '/text.json answers 503' };
  expect(client.isDead).toBe(false);
  say(failure);
  expect(client.isDead).toBe(true);
  say(replyTo('s', { isComplete: false }));
  expect(client.isDead).toBe(false);
  const groups = [{ name: 'pages' as const, total: 1, results: [] }];
  say(replyTo('so', { isComplete: false, results: { groups, isNear: false } }));
  expect(heard).toEqual([failure.reason, failure.reason, 'so']);
});

test('opens an incomplete index again', () => {
  const first = openIndex('v7', create);
  expect(openIndex('v7', create)).toBe(first);
  say({ type: 'failure', reason: 'offline' });
  const second = openIndex('v7', create);
  expect(second).not.toBe(first);
  expect(openIndex('v7', create)).toBe(second);
  closeIndex();
  expect(openIndex('v7', create)).not.toBe(second);
});

test('reports a browser without workers and stays usable', () => {
  hasWorkers = false;
  const { client, heard } = open();
  hasWorkers = true;
  expect(heard).toEqual(['This browser has no workers.']);
  expect(client.isDead).toBe(true);
  client.ask(query('sorting'));
  expect(heard).toHaveLength(1);
  client.end();
});
