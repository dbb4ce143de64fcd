declare module '@theme/ApiTab' {
  export { default, type Props } from './theme/ApiTab';
}
