export default [{ page: 'grid/rows' }];
