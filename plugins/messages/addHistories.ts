import { VERSION_NAMES, type VersionName } from '../api-reference/data/during';
import type { ByVersion } from '../api-reference/history/addHistories';
import type { HistoricMessage, MessageDoc } from './types';

/** Adds to each message the first and last version that has it. Messages with the same ID are the same message. */
export function addHistories(messages: ByVersion<MessageDoc[]>): ByVersion<HistoricMessage[]> {
  const known = VERSION_NAMES.map(
    (name) => new Set(messages[name].map(({ family, id }) => `${family} ${id}`)),
  );
  const has = (at: number, { family, id }: MessageDoc): boolean =>
    known[at]?.has(`${family} ${id}`) ?? false;
  const firstOf = (family: string): number =>
    VERSION_NAMES.findIndex((name) => messages[name].some((each) => each.family === family));
  const describe = (message: MessageDoc, at: number): HistoricMessage => {
    let first = at;
    while (has(first - 1, message)) {
      first -= 1;
    }
    let last = at;
    while (has(last + 1, message)) {
      last += 1;
    }
    return {
      ...message,
      ...(first > firstOf(message.family) && { since: VERSION_NAMES[first]! }),
      ...(last < VERSION_NAMES.length - 1 && { until: VERSION_NAMES[last]! }),
    };
  };
  return Object.fromEntries(
    VERSION_NAMES.map((name, at): [VersionName, HistoricMessage[]] => [
      name,
      messages[name].map((message) => describe(message, at)),
    ]),
  ) as ByVersion<HistoricMessage[]>;
}
