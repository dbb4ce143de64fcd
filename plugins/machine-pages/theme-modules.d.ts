declare module '@theme/PageActions' {
  export { default } from './theme/PageActions';
}
