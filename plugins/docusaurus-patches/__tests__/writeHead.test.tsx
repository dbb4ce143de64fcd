import { render } from '@testing-library/react';
import { Fragment, type ReactElement } from 'react';
import { Helmet, HelmetProvider } from 'react-helmet-async';
import { mergeHead } from '../client/head/mergeHead';
import { writeHead } from '../client/head/writeHead';

const SITE = (
  <>
    <html lang="en" dir="ltr" className="site" />
    <title>Site</title>
    <meta property="og:title" content="Site" />
    <meta name="viewport" content="width=device-width" />
    <link rel="icon" href="/favicon.svg" />
  </>
);
const ADDRESS = (
  <>
    <link rel="canonical" href="https://site.example/default/" />
    <link rel="alternate" hrefLang="en" href="https://site.example/" />
    <link rel="alternate" hrefLang="x-default" href="https://site.example/" />
    <meta property="og:locale:alternate" content="zh_CN" />
    <meta property="og:locale:alternate" content="de" />
    <meta httpEquiv="refresh" content="5" />
  </>
);
const PAGE = [
  <html key="html" className="page" data-ready />,
  <title key="title">
    {'Sorting'} | {'Site'}
  </title>,
  <meta key="title2" property="og:title" content="Sorting" />,
  null,
  <Fragment key="fragment">
    <link rel="canonical" href="https://site.example/sorting/" />
    <script type="application/ld+json">{JSON.stringify({ '@type': 'A & "B" <c>' })}</script>
  </Fragment>,
  <body key="body" className="wide" />,
];
const PARTS = [SITE, ADDRESS, PAGE];

function clear() {
  document.head.innerHTML = '';
  for (const element of [document.documentElement, document.body]) {
    element.getAttributeNames().forEach((name) => element.removeAttribute(name));
  }
}
beforeEach(clear);

/** Returns the head and the attributes of `html` and `body`, sorted. */
function describeDocument() {
  const attributesOf = (element: Element) =>
    Object.fromEntries(
      element.getAttributeNames().map((name) => [name, element.getAttribute(name)]),
    );
  return {
    title: document.title,
    html: attributesOf(document.documentElement),
    body: attributesOf(document.body),
    elements: [...document.head.querySelectorAll('[data-rh]')]
      .map((element) => [element.tagName, element.textContent, attributesOf(element)])
      .map((each) => JSON.stringify(each))
      .sort(),
  };
}

test('writes the same head as react-helmet-async', () => {
  render(
    <HelmetProvider>
      {PARTS.map((part, index) => (
        <Helmet key={index} defer={false}>
          {part as ReactElement}
        </Helmet>
      ))}
    </HelmetProvider>,
  );
  const expected = describeDocument();
  expect(expected.elements).toHaveLength(10);
  clear();
  writeHead(mergeHead(PARTS));
  expect(describeDocument()).toEqual(expected);
});

test('keeps existing elements and removes those that no component sets any more', () => {
  writeHead(mergeHead(PARTS));
  const icon = document.head.querySelector('link[rel=icon]');
  document.head.insertAdjacentHTML('beforeend', '<meta name="others" content="not written here">');
  writeHead(mergeHead([SITE]));
  expect(document.head.querySelector('link[rel=icon]')).toBe(icon);
  expect(document.head.querySelectorAll('script, link[rel=canonical]')).toHaveLength(0);
  expect(document.head.querySelector('meta[name=others]')).not.toBeNull();
  expect(document.title).toBe('Site');
  expect(document.documentElement.className).toBe('site');
  expect(document.documentElement.hasAttribute('data-ready')).toBe(false);
  expect(document.body.getAttributeNames()).toEqual([]);
});

test('explains the error when the head contains a component', () => {
  const Other = () => <meta name="a" content="b" />;
  expect(() => mergeHead([<Other key="other" />])).toThrow('it has a component in it');
});
