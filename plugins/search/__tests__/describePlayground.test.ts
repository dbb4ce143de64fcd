import { describePlayground } from '../collect/describePlayground';

describe('describePlayground', () => {
  it('uses the language of the build, with the address as a keyword', () => {
    const words = (id: string) => ({ 'playground.title': '演练场' })[id] ?? id;
    expect(describePlayground(words, '/zh/')).toMatchObject({
      address: '/zh/playground/',
      title: '演练场',
      description: 'playground.description',
      keywords: ['playground'],
      texts: [''],
    });
  });
});
