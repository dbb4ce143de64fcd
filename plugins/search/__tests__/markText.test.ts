import { excerptOf, markText, matcherOf } from '../engine/markText';

describe('markText', () => {
  it('marks words at their start, the longest form first', () => {
    expect(markText('Sorting resorts: sort', matcherOf(['sort', 'sorting']))).toEqual([
      '',
      'Sorting',
      ' resorts: ',
      'sort',
      '',
    ]);
  });

  it('continues inside text that only looked like a word', () => {
    expect(markText('xa.b 𝒳b b', matcherOf(['a.b', 'b']))).toEqual(['xa.', 'b', ' 𝒳b ', 'b', '']);
  });

  it('finds nothing for an empty word', () => {
    expect(markText('sort', matcherOf(['']))).toEqual(['sort']);
  });

  it('marks Chinese anywhere', () => {
    expect(markText('多列排序', matcherOf(['排序']))).toEqual(['多列', '排序', '']);
  });

  it('matches the typed text literally', () => {
    expect(markText('a.b a+b', matcherOf(['a+b']))).toEqual(['a.b ', 'a+b', '']);
  });
});

describe('excerptOf', () => {
  const text = `${'before '.repeat(30)}needle ${'after '.repeat(60)}`;

  it('returns the text around the first match', () => {
    const [before, match, after] = excerptOf(text, matcherOf(['needle']));
    expect(before).toMatch(/^… before/);
    expect(match).toBe('needle');
    expect(after).toMatch(/after …$/);
  });

  it('starts at the beginning if nothing matches', () => {
    expect(excerptOf('Short.', matcherOf(['needle']))).toEqual(['Short.']);
    expect(excerptOf('Short.', null)).toEqual(['Short.']);
  });
});
