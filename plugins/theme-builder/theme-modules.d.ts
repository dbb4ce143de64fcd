declare module '@theme/ThemeBuilder' {
  export { default } from './theme/ThemeBuilder';
}

declare module '@generated/theme-builder/catalog' {
  const catalog: import('./types').BuilderCatalog;
  export default catalog;
}
