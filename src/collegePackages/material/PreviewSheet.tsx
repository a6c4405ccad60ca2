/** A material to look at before it is downloaded: pages of a paper, a picture, a sound, a film. Its addresses renew themselves. */
import { useEffect, useState, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { DataOf, MaterialRow } from '@/contract';
import { call, RefusedError } from '@/core/api';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Notice } from '@/ui/kit/Notice';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Sheet } from '@/ui/kit/Sheet';
import { Spinner } from '@/ui/kit/Spinner';
import { Stack } from '@/ui/kit/Stack';
import { Note } from '@/ui/kit/Words';
import { later } from '@/ui/shell';
import type { FilmProps } from './Film';
import { aboutOf } from './words';
import styles from './material.module.scss';

type Shown = DataOf<'college.materialPreview'>;
const Opening = () => (
  <Stack row gap={8} align="center">
    <Spinner />
    <Note>正在打开</Note>
  </Stack>
);
/** A player comes when there is something to play. */
const Film = later<FilmProps>(() => import('./Film').then(({ Film: part }) => part), Opening);
const PIXELS = 1170;
/** Before the end of the addresses. */
const LEAD_MS = 30_000;

interface PreviewSheetProps {
  open: boolean;
  material: MaterialRow | undefined;
  onClose: () => void;
  onGet: (material: MaterialRow) => void;
  onLink: (material: MaterialRow) => void;
  /** With the own code on it; of pictures. */
  onPoster: (material: MaterialRow) => void;
}

export function PreviewSheet({ open, material, onClose, onGet, onLink, onPoster }: PreviewSheetProps) {
  return (
    <Sheet
      open={open}
      title={material?.title ?? ''}
      onClose={onClose}
      footer={
        material && (
          <>
            <Button grow tone="quiet" size="l" onPress={() => onLink(material)}>
              复制链接
            </Button>
            {material.kind === 'image' && (
              <Button grow tone="line" size="l" onPress={() => onPoster(material)}>
                带我的码
              </Button>
            )}
            <Button grow size="l" onPress={() => onGet(material)}>
              下载
            </Button>
          </>
        )
      }
    >
      {material && <Content key={material.id} material={material} />}
    </Sheet>
  );
}

function Content({ material }: { material: MaterialRow }): ReactElement {
  const { id, kind } = material;
  const { shown, failed, again } = usePreview(id, kind !== 'audio' && kind !== 'video');
  return (
    <View className={styles.preview}>
      <Note>{aboutOf(material)}</Note>
      {failed !== undefined ? (
        <Notice tone="warn" onPress={again}>
          {failed}
        </Notice>
      ) : shown ? (
        <Look material={material} shown={shown} />
      ) : (
        <Opening />
      )}
    </View>
  );
}

function Look({ material, shown }: FilmProps): ReactElement {
  if (material.kind === 'audio' || material.kind === 'video') return <Film material={material} shown={shown} />;
  const urls = shown.url === undefined ? shown.pages : [shown.url];
  if (urls.length === 0) return <Notice tone="info">下载以后打开</Notice>;
  return <Pages title={material.title} urls={urls} ratio={shown.ratioBp / 10_000} />;
}

interface PagesProps {
  title: string;
  urls: readonly string[];
  ratio: number;
}
const Pages = ({ title, urls, ratio }: PagesProps): ReactElement => (
  <>
    {urls.map((url, index) => (
      <Pressable
        key={index}
        className={styles.page}
        label={urls.length > 1 ? `放大第 ${index + 1} 页` : '放大'}
        onPress={() => go('/shop/pages/imgshow', { urls: [...urls], index })}
      >
        <Picture src={url} w={PIXELS} ratio={ratio} fit="contain" alt={`${title} ${index + 1}`} />
      </Pressable>
    ))}
  </>
);

/** After a try without an answer. */
const AGAIN_MS = 10_000;
const NOT_OPENED = '没有打开，按一下再试';
/** Asked again shortly before its addresses end, as long as somebody looks; a film renews its own. `failed`: why there is nothing to see, in words. */
function usePreview(id: string, renews: boolean) {
  const { clock } = useStores();
  const [shown, setShown] = useState<Shown>();
  const [failed, setFailed] = useState<string>();
  const [round, setRound] = useState(0);
  const again = () => setRound((count) => count + 1);
  useEffect(() => {
    let current = true;
    let callOff: () => void = () => undefined;
    setFailed(undefined);
    call('college.materialPreview', { id }, { hide: true }).then(
      (answer) => {
        if (!current) return;
        setShown(answer);
        if (renews) callOff = clock.later(Math.max(0, answer.expiresAt - LEAD_MS - clock.now()), again);
      },
      (error: unknown) => {
        if (!current) return;
        if (!(error instanceof RefusedError)) {
          if (renews) callOff = clock.later(AGAIN_MS, again);
          return setFailed(NOT_OPENED);
        }
        // The right to it is gone, and what was seen of it goes too.
        setShown(undefined);
        setFailed(error.message);
      },
    );
    return () => {
      current = false;
      callOff();
    };
  }, [clock, id, renews, round]);
  return { shown, failed: shown ? undefined : failed, again };
}
