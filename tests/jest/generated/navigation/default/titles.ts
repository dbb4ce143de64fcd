/** Titles of a version that has only a few of its pages. */
export default {
  core: {
    en: async () => ({ default: { 'components/cards': 'Card' } }),
    zh: async () => ({ default: { 'components/cards': '卡片' } }),
  },
};
