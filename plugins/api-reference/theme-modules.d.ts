declare module '@theme/ApiSection' {
  export { default, type Props } from './theme/ApiSection';
}

declare module '@theme/ApiIndex' {
  export { default, type Props } from './theme/ApiIndex';
}

declare module '@theme/ApiFilter' {
  export { default, type Props } from './theme/ApiFilter';
}
