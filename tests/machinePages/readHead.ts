import { closeSync, openSync, readSync } from 'node:fs';

/** Heads are several kilobytes long, pages up to a megabyte. */
const CHUNK = 32 * 1024;

/** Machine-readable metadata of a page. */
export interface Head {
  /** Addresses of links by `rel` and `type`, such as `alternate text/markdown`. */
  readonly links: ReadonlyMap<string, string>;
  readonly metas: ReadonlyMap<string, string>;
  /** Content of each `application/ld+json` script. */
  readonly data: readonly string[];
}

/** Reads the head of an HTML file without reading the rest. */
export function readHead(file: string): Head {
  const descriptor = openSync(file, 'r');
  const buffer = Buffer.alloc(CHUNK);
  let html = '';
  try {
    for (let size = -1; size !== 0 && !html.includes('</head>');) {
      size = readSync(descriptor, buffer);
      html += buffer.subarray(0, size).toString('latin1');
    }
  } finally {
    closeSync(descriptor);
  }
  return parseHead(Buffer.from(html, 'latin1').toString().split('</head>')[0] ?? '');
}

/**
 * Parses the metadata of a head.
 *
 * @param html minified HTML, in which only necessary quotes remain
 */
function parseHead(html: string): Head {
  const links = new Map<string, string>();
  const metas = new Map<string, string>();
  for (const [tag, name] of html.matchAll(/<(link|meta)\b[^>]*>/g)) {
    const attributes = readAttributes(tag);
    if (name === 'link') {
      const key = `${attributes.get('rel') ?? ''} ${attributes.get('type') ?? ''}`.trim();
      links.set(key, attributes.get('href') ?? '');
    } else {
      const key = attributes.get('property') ?? attributes.get('name') ?? '';
      metas.set(key, attributes.get('content') ?? '');
    }
  }
  const data = [...html.matchAll(/<script[^>]*ld\+json[^>]*>(.*?)<\/script>/gs)];
  return { links, metas, data: data.map(([, text = '']) => text) };
}

function readAttributes(tag: string): ReadonlyMap<string, string> {
  const pairs = tag.matchAll(/\s([\w:-]+)=(?:"([^"]*)"|'([^']*)'|([^\s>]*))/g);
  return new Map(
    [...pairs].map(([, name = '', one, two, bare = '']) => [name, one ?? two ?? bare]),
  );
}
