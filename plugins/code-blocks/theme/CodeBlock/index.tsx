// The browser's bundle has KeptListing in its place.
export { default } from '../../client/RenderedListing';
