import { explainNames } from '../explainNames';
import { portTopics } from '../portTopics';

test('keeps the topics that both versions have, with the wording of the target version', () => {
  const covered = {
    'Sort by a column': '#sort',
    'Sort model': '#model',
    Gone: '#gone',
    'MUI X': '#x',
  };
  expect(
    portTopics(covered, ['sort model', 'Sort by a column', 'Only here', 'MUI\u00a0X']),
  ).toEqual({
    'sort model': '#model',
    'Sort by a column': '#sort',
    'MUI\u00a0X': '#x',
  });
});

test('explains the names in a message once', () => {
  const explain = (name: string) => (name === 'list' ? '`list` came with v7' : null);
  expect(explainNames("'list' is not in 'Props'; `list`", { explain })).toBe(
    "'list' is not in 'Props'; `list`\n  `list` came with v7.",
  );
  expect(explainNames("'rows' is missing", { explain })).toBe("'rows' is missing");
});
