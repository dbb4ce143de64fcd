declare module '@theme/Playground' {
  export { default } from './theme/Playground';
}

declare module '@generated/playground/catalogue' {
  import type { Catalogue } from '../../lib/demos/playground/types';

  const catalogue: Catalogue;
  export default catalogue;
}
