declare module '@theme/ConsentNotice' {
  export { default, type Props } from './theme/ConsentNotice';
}

declare module '@theme/PrivacyChoice' {
  export { default } from './theme/PrivacyChoice';
}
