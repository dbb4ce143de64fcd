/** Index of a site whose pages are about one message. */
export default {
  current: async () => ({
    default: {
      'data-grid': [
        ['could-not-find-the-data-grid-context', ['MUI X: Could not find the Data Grid context.']],
      ],
    },
  }),
};
