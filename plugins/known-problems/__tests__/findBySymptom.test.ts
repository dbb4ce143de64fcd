import { findBySymptom } from '../findBySymptom';
import type { KnownProblem } from '../types';

const problem = (title: string, ...components: string[]): KnownProblem => ({
  id: title,
  title,
  components,
  workaround: null,
  family: 'react-date-pickers',
  outcomes: { current: 'present' },
  addresses: {},
});

const closing = problem('`onClose` is called although nothing closes', 'StaticDatePicker');
const typing = problem('Typing into an empty field selects the wrong section', 'DateField');
const chinese = problem('没有弹出层可关，却仍会调用 `onClose`', 'StaticDatePicker');

test('finds a problem by the words of its symptom and its component', () => {
  expect(findBySymptom([typing, closing], 'StaticDatePicker onClose called')).toEqual([closing]);
  expect(findBySymptom([closing, typing], 'empty field wrong section')).toEqual([typing]);
});

test('finds Chinese symptoms by their characters', () => {
  expect(findBySymptom([chinese], '弹出层 调用 onClose')).toEqual([chinese]);
});

test('does not find problems that share only a few words', () => {
  expect(findBySymptom([closing, typing], 'the license key is missing in the field')).toEqual([]);
  expect(findBySymptom([closing, typing], 'is the a')).toEqual([]);
});
