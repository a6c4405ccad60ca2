/** The stream without its sound, while the page is seen; where it does not play, the picture below stays. */
import { useState, type ReactElement } from 'react';
import { pictureUrl } from '@/ui/kit/Picture';
import { Player } from '@/ui/kit/Player';
import { useVisible } from '@/ui/kit/useVisible';
import styles from './live.module.scss';

interface PreviewProps {
  url: string;
  cover: string;
  title: string;
  onMove: (on: boolean) => void;
}

export function Preview({ url, cover, title, onMove }: PreviewProps): ReactElement | null {
  const visible = useVisible();
  const [over, setOver] = useState(false);
  const end = () => {
    setOver(true);
    onMove(false);
  };
  if (over) return null;
  return (
    <Player
      className={styles.preview}
      fit="cover"
      src={pictureUrl(url)}
      poster={pictureUrl(cover, 750)}
      label={`${title}，静音预览`}
      playing={visible}
      muted
      onPlaying={onMove}
      onEnd={end}
      onBlocked={end}
      onFail={end}
    />
  );
}
