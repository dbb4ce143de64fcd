import { findEnglishStrings } from '../readStringProblems';

test('finds strings that a language shows in English', () => {
  const english = {
    'theme.translated': 'Close',
    'theme.translated___DESCRIPTION': 'The label of a button',
    'theme.same': 'Close the menu',
    'theme.missing': 'system mode',
    'theme.names': '{authorName} - {nPosts}',
  };
  const chinese = {
    'theme.translated': '关闭',
    'theme.same': 'Close the menu',
    'theme.names': '{authorName} - {nPosts}',
  };
  expect(findEnglishStrings(english, chinese)).toEqual(['theme.same', 'theme.missing']);
});
