/** The light build of hls.js says of itself no types; it is the same class with less in it. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
