/** A picture drawn when the sheet opens; saved to the album or the downloads, or by a long press. */
import { useEffect, useRef, useState } from 'react';
import { Text, View } from '@tarojs/components';
import { platform, type PaintSize, type Surface } from '@/core/platform';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Sheet } from '@/ui/kit/Sheet';
import { Spinner } from '@/ui/kit/Spinner';
import { Stack } from '@/ui/kit/Stack';
import { Note } from '@/ui/kit/Words';
import { vars } from '@/ui/kit/unit';
import { useAction, useMessenger } from '@/ui/shell';
import { PosterCanvas } from './PosterCanvas';
import { PosterImage } from './PosterImage';
import styles from './PictureSheet.module.scss';

const CANVAS_ID = 'poster-canvas';

interface PictureSheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** 海报, 二维码: what it is called in sentences. */
  what: string;
  size: PaintSize;
  /** What is drawn: another subject is another picture. */
  subject: string;
  draw: (surface: Surface) => Promise<void>;
  /** A second way to share: the link. */
  onCopy?: () => void;
}

type Shown = { state: 'drawing' } | { state: 'ready'; path: string } | { state: 'failed' };

export function PictureSheet({ open, onClose, title, what, size, subject, draw, onCopy }: PictureSheetProps) {
  const messenger = useMessenger();
  const [shown, setShown] = useState<Shown>({ state: 'drawing' });
  const [round, setRound] = useState(0);
  const latest = useRef({ size, draw });
  latest.current = { size, draw };

  useEffect(() => {
    if (!open) return undefined;
    let current = true;
    setShown({ state: 'drawing' });
    platform.canvas
      .paint(CANVAS_ID, latest.current.size, (surface) => latest.current.draw(surface))
      .then(
        (path) => current && setShown({ state: 'ready', path }),
        () => current && setShown({ state: 'failed' }),
      );
    return () => {
      current = false;
    };
  }, [open, subject, round]);

  const save = useAction((path: string) => messenger.save(path, what));

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title}
      footer={
        shown.state === 'failed' ? (
          <Button block size="l" onPress={() => setRound(round + 1)}>
            重新生成
          </Button>
        ) : (
          <View className={styles.ways}>
            {onCopy && (
              <Button block size="l" tone="line" onPress={onCopy}>
                复制链接
              </Button>
            )}
            <Button
              block
              size="l"
              disabled={shown.state !== 'ready'}
              busy={save.pending && '保存中'}
              onPress={() => shown.state === 'ready' && void save.run(shown.path)}
            >
              保存图片
            </Button>
          </View>
        )
      }
    >
      <Card clip className={styles.frame} style={vars({ ratio: size.height / size.width })}>
        {shown.state === 'ready' && <PosterImage src={shown.path} alt={title} />}
        {shown.state === 'drawing' && (
          <Stack row gap={8} align="center" justify="center" className={styles.wait} role="status">
            <Spinner />
            <Text>{`正在绘制${what}`}</Text>
          </Stack>
        )}
        {shown.state === 'failed' && (
          <Stack row gap={8} align="center" justify="center" className={styles.wait} role="alert">
            <Text>{`${what}没有画好，请重试`}</Text>
          </Stack>
        )}
      </Card>
      <Note block className={styles.hint}>
        长按图片也可以保存或发送给朋友
      </Note>
      {open && <PosterCanvas id={CANVAS_ID} size={size} />}
    </Sheet>
  );
}
