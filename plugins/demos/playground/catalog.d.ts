declare module '@generated/demos/playground/catalog' {
  import type { Catalog } from '../shared/playground/types';

  const catalog: Catalog;
  export default catalog;
}
