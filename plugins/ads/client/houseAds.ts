import { translate } from '@docusaurus/Translate';
import type { HouseAd } from '../types';

const POWERED_BY = 'MUI X docs';

/** Returns the house ads in the page's language. They link to pages of the current version. */
export function houseAds(): readonly HouseAd[] {
  return [
    {
      name: translate({
        id: 'ads.compare.name',
        message: 'Compare two versions',
        description: 'Name of an advertisement for the page that compares the API of versions',
      }),
      description: translate({
        id: 'ads.compare.description',
        message: 'Every prop, slot and type that was added, removed or changed, in one list.',
        description:
          'Text of an advertisement for the page that compares the API of versions; up to 75 letters',
      }),
      link: '/x/api/compare/',
      image: '/img/house/compare.svg',
      poweredby: POWERED_BY,
      label: 'house-compare',
    },
    {
      name: translate({
        id: 'ads.news.name',
        message: 'What is new',
        description: 'Name of an advertisement for the page with news',
      }),
      description: translate({
        id: 'ads.news.description',
        message: 'New pages and demos, also as a feed.',
        description: 'Text of an advertisement for the page with news; up to 75 letters',
      }),
      link: '/x/introduction/whats-new/',
      image: '/img/house/news.svg',
      poweredby: POWERED_BY,
      label: 'house-news',
    },
    {
      name: translate({
        id: 'ads.charts.name',
        message: 'Charts for your grid',
        description: 'Name of an advertisement for the charts',
      }),
      description: translate({
        id: 'ads.charts.description',
        message: 'You already have the rows: bars, lines and pies take a few more lines.',
        description: 'Text of an advertisement for the charts; up to 75 letters',
      }),
      link: '/x/react-charts/getting-started/',
      image: '/img/house/charts.svg',
      poweredby: POWERED_BY,
      label: 'house-charts',
    },
    {
      name: translate({
        id: 'ads.tree.name',
        message: 'Nested data? A tree',
        description: 'Name of an advertisement for the tree view',
      }),
      description: translate({
        id: 'ads.tree.description',
        message: 'Folders, teams, categories: open, select and rename them in a tree view.',
        description: 'Text of an advertisement for the tree view; up to 75 letters',
      }),
      link: '/x/react-tree-view/getting-started/',
      image: '/img/house/tree.svg',
      poweredby: POWERED_BY,
      label: 'house-tree',
    },
    {
      name: translate({
        id: 'ads.plans.name',
        message: 'Pro or Premium?',
        description: 'Name of an advertisement for the page about plans and licenses',
      }),
      description: translate({
        id: 'ads.plans.description',
        message: 'What each plan adds to the free components, and how licenses work.',
        description:
          'Text of an advertisement for the page about plans and licenses; up to 75 letters',
      }),
      link: '/x/introduction/licensing/',
      image: '/img/house/plans.svg',
      poweredby: POWERED_BY,
      label: 'house-plans',
    },
  ];
}
