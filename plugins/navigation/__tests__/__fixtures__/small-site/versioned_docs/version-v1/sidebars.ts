import { defineSidebar } from '../../../../../defineSidebar';

export default defineSidebar([{ group: 'Grid', items: [{ page: 'grid/rows', title: 'All rows' }] }]);
