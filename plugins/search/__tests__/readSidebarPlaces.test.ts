import { readSidebarPlaces } from '../collect/readSidebarPlaces';

const SIDEBAR = [
  { type: 'doc', id: 'a' },
  {
    type: 'category',
    label: 'Grid',
    customProps: { plan: 'pro' },
    items: [
      { type: 'doc', id: 'b', customProps: { flags: ['new'] } },
      {
        type: 'category',
        label: 'Rows',
        items: [{ type: 'doc', id: 'c', customProps: { plan: 'premium' } }],
      },
    ],
  },
];

describe('readSidebarPlaces', () => {
  it('returns the groups around each page and inherits their plan', () => {
    expect([...readSidebarPlaces(SIDEBAR)]).toEqual([
      ['a', { trail: [] }],
      ['b', { trail: ['Grid'], plan: 'pro', flags: ['new'] }],
      ['c', { trail: ['Grid', 'Rows'], plan: 'premium' }],
    ]);
  });
});
