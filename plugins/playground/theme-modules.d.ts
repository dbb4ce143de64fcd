declare module '@theme/Playground' {
  export { default } from './theme/Playground';
}

declare module '@generated/playground/catalogue' {
  import type { Catalogue } from './types';

  const catalogue: Catalogue;
  export default catalogue;
}
