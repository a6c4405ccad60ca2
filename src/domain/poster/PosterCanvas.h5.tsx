/** The browser draws on a canvas that is in no page. */
export const PosterCanvas = (_props: { id: string }): null => null;
