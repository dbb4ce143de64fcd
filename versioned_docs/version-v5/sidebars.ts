import { defineSidebar } from '../../plugins/navigation/defineSidebar';

export default defineSidebar([
  { group: 'Data Grid', items: [{ page: 'react-data-grid/getting-started' }] },
]);
