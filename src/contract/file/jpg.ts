/** The JPG of a picture that our server keeps as WebP; app and server name it alike. Other addresses stay as they are. */
export const jpgOf = (url: string): string =>
  url.replace(/^([^?#]*\/(?:images|uploads)\/[^?#]+)\.webp(?=$|[?#])/, '$1.jpg');

/** A path of our own server. */
export const isPath = (url: string): boolean => url.startsWith('/') && !url.startsWith('//');
