/** Where a video of ours is played. */
const AREA = '/entertainment/pages/video/video';

/** master: what follows it are other films of who speaks in it. */
export const videoRoute = (id: string, from?: 'master'): string => `${AREA}?id=${id}${from ? `&from=${from}` : ''}`;
