declare module '@theme/Playground' {
  export { default } from './theme/Playground';
}

declare module '@generated/playground/catalog' {
  import type { Catalog } from '../../lib/demos/playground/types';

  const catalog: Catalog;
  export default catalog;
}
