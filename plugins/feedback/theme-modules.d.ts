declare module '@theme/Feedback' {
  export { default } from './theme/Feedback';
}

declare module '@theme/Feedback/Form' {
  export { default, type Props } from './theme/Feedback/Form';
}

declare module '@theme/Feedback/Section' {
  export { default, type Props } from './theme/Feedback/Section';
}
