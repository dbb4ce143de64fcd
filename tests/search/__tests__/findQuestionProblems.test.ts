import { findQuestionProblems } from '../readQuestions.ts';

const PAGE = '# Page\n\n## Long labels {/* #long-labels */}\n';

test('accepts sections of the page, and the page as a whole', () => {
  const questions = { en: { 'labels cut off': '#long-labels', axis: '' }, zh: { 坐标轴: '' } };
  expect(findQuestionProblems(questions, PAGE)).toEqual([]);
});

test('reports missing headings, unknown languages, and languages without a question', () => {
  const questions = { en: { ticks: '#ticks', labels: 'long-labels' }, de: { Achse: '' } };
  expect(findQuestionProblems(questions, PAGE)).toEqual([
    '"de" is not a language: use "en" and "zh"',
    'has no question in "zh"',
    '"ticks" leads to #ticks, which is not a heading of the page',
    '"labels" leads to long-labels, which is not a heading of the page',
  ]);
});
