import { findTopicProblems } from '../findTopicProblems';

const pages: Record<string, ReadonlySet<string>> = {
  'grid/sorting': new Set(['several-columns', 'server']),
  'grid/filtering': new Set(['server']),
};
const problems = (covered: Parameters<typeof findTopicProblems>[2]) =>
  findTopicProblems('grid/sorting', ['Multi-sorting', 'Server'], covered, (page) => pages[page]);

test('accepts a heading, a page, or a reason for a topic', () => {
  expect(
    problems({ 'Multi-sorting': '#several-columns', Server: 'grid/filtering#server' }),
  ).toEqual([]);
  expect(problems({ 'Multi-sorting': '#', Server: 'grid/filtering' })).toEqual([]);
  expect(problems({ 'Multi-sorting': '#', Server: { leftOut: 'Gone since v7.' } })).toEqual([]);
});

test('reports missing topics, unknown topics and dead references', () => {
  expect(problems({ 'Multi-sorting': '#gone', Other: 'grid/none#x' })).toMatchInlineSnapshot(`
    [
      ""Server" is not in its topics.json: name the heading, or why not",
      ""Other" is in its topics.json and is no topic of this page",
      ""Multi-sorting" leads to #gone, a heading that is not there",
      ""Other" leads to grid/none, which is no page",
    ]
  `);
  expect(problems({ 'Multi-sorting': { leftOut: ' ' }, Server: '#server' })).toMatchInlineSnapshot(`
    [
      ""Multi-sorting" is left out without a reason",
    ]
  `);
});
