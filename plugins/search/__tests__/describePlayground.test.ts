import { describePlayground } from '../collect/describePlayground';

describe('describePlayground', () => {
  it('speaks the language of the build, and is known by its address in each', () => {
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
