/** Pages of a site with two versions. */
export default {
  current: async () => ({
    default: [
      ['/x/react-data-grid/sorting/', 'Sorting'],
      ['/x/react-charts/bars/', 'Bars'],
      ['/x/react-data-grid/filtering/', 'Filtering'],
    ],
  }),
  v6: async () => ({
    default: [
      ['/x/v6/react-data-grid/', 'Data Grid of v6'],
      ['/x/v6/react-data-grid/sorting/', 'Sorting of v6'],
    ],
  }),
};
