/**
 * One film to the server with the picture taken of it. What is wrong with it is said before it is sent; on its way it says how far it is
 * and can be taken back; a broken upload can be gone on with.
 */
import { useRef, useState } from 'react';
import { CancelledError, upload } from '@/core/api';
import { platform } from '@/core/platform';
import { useStores } from '@/core/stores';
import { useAction } from '@/ui/shell';

const MOST_BYTES = 100 * 1024 * 1024;
const MOST_SECONDS = 300;

type Picked = NonNullable<Awaited<ReturnType<typeof platform.film.choose>>>;

/** In words; undefined: it may be sent. */
export function wrongWith({
  name,
  size,
  seconds = 0,
  cover,
}: Pick<Picked, 'name' | 'size' | 'seconds' | 'cover'>): string | undefined {
  if (!/\.mp4$/i.test(name)) return '请选择 MP4 格式的视频';
  if (size > MOST_BYTES) return `视频 ${Math.ceil(size / 1024 / 1024)}MB，不能超过 100MB`;
  if (seconds > MOST_SECONDS) return `视频 ${Math.ceil(seconds / 60)} 分钟，不能超过 5 分钟`;
  return cover ? undefined : '这段视频读不出画面，请换一段 H.264 的 MP4';
}

export function useFilmUpload(onUploaded: () => void) {
  const { feedback } = useStores();
  const [uploading, setUploading] = useState(false);
  const [percent, setPercent] = useState(0);
  const [cancel, setCancel] = useState<() => void>();
  /** Chosen, and not there yet. */
  const [waiting, setWaiting] = useState<Picked>();
  const cover = useRef<string>();

  const send = async (film: Picked) => {
    setUploading(true);
    setPercent(0);
    setWaiting(film);
    try {
      if (film.cover && !cover.current)
        cover.current = (await upload('file.images', film.cover, { scene: 'video' })).url;
      const watch = { onStart: (end: () => void) => setCancel(() => end), onProgress: setPercent };
      await upload('file.videos', film, cover.current ? { cover: cover.current } : {}, { watch });
      setWaiting(undefined);
      feedback.toast('上传完成');
      onUploaded();
    } catch (error) {
      if (!(error instanceof CancelledError)) throw error;
      setWaiting(undefined);
    } finally {
      setCancel(undefined);
      setUploading(false);
    }
  };
  const choose = useAction(async () => {
    const film = await platform.film.choose();
    if (!film) return;
    const wrong = wrongWith(film);
    if (wrong) return void feedback.toast(wrong);
    cover.current = undefined;
    await send(film);
  });
  const goOn = useAction(async () => {
    if (waiting) await send(waiting);
  });
  const broken = waiting !== undefined && !uploading;
  return { choose: choose.run, goOn: goOn.run, uploading, percent, cancel, broken };
}
