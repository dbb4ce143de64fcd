declare module '@theme/SearchDialog' {
  export { default, type Props } from './theme/SearchDialog';
}
