/** The titles of a version that has few of its pages. */
export default {
  core: {
    en: async () => ({ default: { 'components/cards': 'Card' } }),
    zh: async () => ({ default: { 'components/cards': '卡片' } }),
  },
};
