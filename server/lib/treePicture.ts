/** A tree is drawn as one of twelve. */
export const treePicture = ({ id }: { id: string }): string => `/images/tree/${(Number(id) % 12) + 1}.webp`;
