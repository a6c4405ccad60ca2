/** 我的上传: own films, the way to one more, and out of the list. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import type { VideoChoice } from '@/domain/video/choice';
import { Button } from '@/ui/kit/Button';
import { Empty } from '@/ui/kit/Empty';
import { Notice } from '@/ui/kit/Notice';
import { Progress } from '@/ui/kit/Progress';
import { Words } from '@/ui/kit/Words';
import { List, useAction, useList } from '@/ui/shell';
import { FilmCell } from './FilmCell';
import type { Choosing } from './useChosen';
import { useFilmUpload } from './useFilmUpload';
import styles from './video.module.scss';

interface OwnFilmsProps {
  choosing: Choosing;
  onPlay: (film: VideoChoice) => void;
}

/** `onCancel`: undefined until it has left. */
function Sending({ percent, onCancel }: { percent: number; onCancel: (() => void) | undefined }): ReactElement {
  // All of it has been sent, and the server still looks at it.
  const words = percent < 100 ? `已上传 ${percent}%` : '正在检查视频';
  return (
    <View className={styles.sending}>
      <View className={styles.sent}>
        <Words size="foot" figures block className={styles.percent}>
          {words}
        </Words>
        <Progress value={percent} label={words} />
      </View>
      <Button size="s" tone="quiet" disabled={!onCancel} onPress={onCancel}>
        取消上传
      </Button>
    </View>
  );
}

export function OwnFilms({ choosing, onPlay }: OwnFilmsProps): ReactElement {
  const { feedback } = useStores();
  const list = useList((page) => call('file.ownVideos', { page }));
  const upload = useFilmUpload(() => void list.reload());
  const remove = useAction(async (id: string) => {
    const question = { title: '删除这个视频？', text: '已经用在别处的不受影响。', yes: '删除', no: '再看看' };
    if (!(await feedback.confirm(question))) return;
    await call('file.videoDelete', { id });
    list.patch((row) => (row.id === id ? undefined : row));
  });
  return (
    <View className={styles.list}>
      <Text className={styles.note}>MP4 格式，不超过 100MB、5 分钟</Text>
      {upload.broken && <Notice tone="warn">上传没有完成，可以继续</Notice>}
      {upload.uploading ? (
        <Sending percent={upload.percent} onCancel={upload.cancel} />
      ) : (
        <Button block tone="line" icon="upload" onPress={upload.broken ? upload.goOn : upload.choose}>
          {upload.broken ? '继续上传' : '上传视频'}
        </Button>
      )}
      <View className={styles.note} />
      <List
        list={list}
        keyOf={({ id }) => id}
        grid
        chunkClass={styles.grid}
        render={({ id, url, cover = '', name, duration = 0 }) => (
          <FilmCell
            film={{ key: id, title: name, cover, seconds: duration }}
            chosen={choosing.has(id)}
            onPlay={() => onPlay({ key: id, url, cover, title: name })}
            onChoose={choosing.asked ? () => choosing.toggle({ key: id, url, cover, title: name }) : undefined}
          >
            <Button size="s" tone="text" label={`删除 ${name}`} onPress={() => remove.run(id)}>
              删除
            </Button>
          </FilmCell>
        )}
        empty={<Empty title="还没有上传过视频" text="上传后可以用在商品里" />}
      />
    </View>
  );
}
