import { flowRelative } from '../stylesheets/flowRelative';

test('keeps declarations that do not depend on the direction', () => {
  expect(flowRelative('margin', '1px 2px 3px')).toBeUndefined();
  expect(flowRelative('margin', '1px 2px 3px 2px')).toBeUndefined();
  expect(flowRelative('text-align', 'center')).toBeUndefined();
  expect(flowRelative('border-radius', '4px')).toBeUndefined();
  expect(flowRelative('color', 'left')).toBeUndefined();
});

test('four sides become block and inline pairs', () => {
  expect(flowRelative('padding', '1px 2px 3px var(--a, calc(1px + 2px))')).toEqual([
    ['padding-block', '1px 3px'],
    ['padding-inline', 'var(--a, calc(1px + 2px)) 2px'],
  ]);
});

test('elliptical corners stay as they are, because they have no short flow-relative form', () => {
  expect(flowRelative('border-radius', '1px 2px / 3px 4px')).toBeUndefined();
});
