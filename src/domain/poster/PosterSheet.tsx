/** 海报: the server names picture, words and link, the phone draws them. */
import type { RequestOf } from '@/contract';
import { call } from '@/core/api';
import { drawPoster, POSTER } from './draw';
import { PictureSheet } from './PictureSheet';

interface PosterSheetProps extends Pick<RequestOf<'site.poster'>, 'kind' | 'id'> {
  open: boolean;
  onClose: () => void;
  /** A second way to share: the link. */
  onCopy?: () => void;
  /** Title of the sheet, 存图分享 unless given. */
  title?: string;
}

export const PosterSheet = ({ kind, id, title = '存图分享', ...rest }: PosterSheetProps) => (
  <PictureSheet
    {...rest}
    title={title}
    what="海报"
    size={POSTER}
    subject={`${kind}:${id ?? ''}`}
    draw={async (surface) => drawPoster(surface, await call('site.poster', { kind, id }, { hide: true }))}
  />
);
