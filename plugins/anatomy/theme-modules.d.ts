declare module '@theme/Anatomy' {
  export { default, type Props } from './theme/Anatomy';
}
