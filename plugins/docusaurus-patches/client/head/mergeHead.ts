import { Children, Fragment, isValidElement, type ReactNode } from 'react';

/** An element as it is written in HTML. */
export interface HeadElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
}

/** The title, attributes and head elements of a document. */
export interface HeadContent {
  readonly title: string | undefined;
  /** Attributes of the root element; `body` holds those of the body. */
  readonly html: HeadElement['attributes'];
  readonly body: HeadElement['attributes'];
  readonly elements: readonly HeadElement[];
}

/** React attributes whose HTML names differ by more than case. */
const ATTRIBUTES: Readonly<Record<string, string>> = {
  className: 'class',
  httpEquiv: 'http-equiv',
};

/** Attributes that identify an element, by tag name; the first one that is set decides. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  meta: ['name', 'property', 'itemprop', 'http-equiv', 'charset'],
  link: ['href'],
  script: ['src'],
};

/**
 * Merges the head elements of several components. Of elements with the same key, only the one from the last part is
 * kept.
 *
 * @param parts JSX such as `<meta name="description" content="…" />`, outer components first
 * @throws TypeError when a part contains a component
 */
export function mergeHead(parts: readonly ReactNode[]): HeadContent {
  const read = parts.map(readElements);
  const all = read.flat();
  const attributesOf = (wanted: string): HeadElement['attributes'] =>
    Object.assign({}, ...all.filter(({ name }) => name === wanted).map((each) => each.attributes));
  const elements: HeadElement[] = [];
  const said = new Set<string>();
  for (const part of read.reverse()) {
    const own = part.filter(
      (element) => !/^(title|html|body)$/.test(element.name) && !said.has(keyOf(element)),
    );
    elements.unshift(...own);
    own.forEach((element) => said.add(keyOf(element)));
  }
  return {
    title: all.findLast(({ name }) => name === 'title')?.text,
    html: attributesOf('html'),
    body: attributesOf('body'),
    elements,
  };
}

function readElements(part: ReactNode): HeadElement[] {
  return Children.toArray(part).flatMap((node) => {
    if (!isValidElement<Record<string, unknown> & { children?: ReactNode }>(node)) {
      return [];
    }
    const { type, props } = node;
    if (type === Fragment) {
      return readElements(props.children);
    }
    if (typeof type !== 'string') {
      throw new TypeError('A <Head> takes elements such as <meta>; it has a component in it.');
    }
    const { children, ...rest } = props;
    return [
      { name: type, attributes: readAttributes(rest), text: Children.toArray(children).join('') },
    ];
  });
}

function readAttributes(props: Readonly<Record<string, unknown>>): HeadElement['attributes'] {
  return Object.fromEntries(
    Object.entries(props)
      .filter(([, value]) => value !== undefined && value !== null && value !== false)
      .map(([name, value]) => [ATTRIBUTES[name] ?? name.toLowerCase(), String(value)]),
  );
}

function keyOf({ name, attributes, text }: HeadElement): string {
  const key =
    attributes.rel === 'canonical' ? 'rel' : (KEYS[name] ?? []).find((each) => attributes[each]);
  return [name, key, key ? attributes[key] : text].join(' ');
}
