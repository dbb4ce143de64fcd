import { escapeHtml } from '../../../lib/text/escapeHtml';
import type { NewsItem } from './readNews';

/** Addresses and metadata of a feed and its page. */
export interface FeedPlace {
  readonly title: string;
  readonly author: string;
  readonly language: string;
  /** Address of the feed. */
  readonly address: string;
  /** Address of the page that the feed is generated from. */
  readonly page: string;
}

/**
 * Renders an Atom feed (RFC 4287).
 *
 * @param items the newest first
 */
export async function renderFeed(items: readonly NewsItem[], place: FeedPlace): Promise<string> {
  const { micromark } = await import('micromark');
  const entries = items.map(({ title, id, date, text }) => {
    const address = `${place.page}#${id}`;
    return [
      '<entry>',
      element('title', title),
      element('id', address),
      `<link href="${escapeHtml(address)}"/>`,
      element('updated', timeOf(date)),
      `<content type="html">${escapeHtml(micromark(text))}</content>`,
      '</entry>',
    ].join('\n');
  });
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${place.language}">`,
    element('title', place.title),
    element('id', place.page),
    `<link rel="self" type="application/atom+xml" href="${escapeHtml(place.address)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeHtml(place.page)}"/>`,
    element('updated', timeOf(items[0]?.date ?? '1970-01-01')),
    `<author>${element('name', place.author)}</author>`,
    ...entries,
    '</feed>',
    '',
  ].join('\n');
}

const timeOf = (date: string): string => `${date}T00:00:00Z`;

function element(name: string, text: string): string {
  return `<${name}>${escapeHtml(text)}</${name}>`;
}
