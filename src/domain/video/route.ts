/** Where a video of ours is played: the video area once it is there, the plain player until then. */
import { canOpen } from '@/core/routes';

const AREA = '/entertainment/pages/video/video';
const BOX = '/pages/tea/video-box';

export const videoRoute = (id: string): string => `${canOpen(AREA) ? AREA : BOX}?id=${id}`;
