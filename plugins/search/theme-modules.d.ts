declare module '@theme/SearchDialog' {
  export { default, type Props } from './theme/SearchDialog';
}

declare module '@generated/search/default/files.json' {
  const files: import('./types').IndexFiles;
  export default files;
}
