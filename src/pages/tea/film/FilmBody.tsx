/** The player and what belongs to it: title, likes, its slices, its teas, what comes next. All on ink. */
import { useState } from 'react';
import { Text, View } from '@tarojs/components';
import { call } from '@/core/api';
import { figure } from '@/core/lib/money';
import { back, go } from '@/core/routes';
import { useStores } from '@/core/stores';
import type { Pose } from '@/domain/film/film';
import { StageLater } from '@/domain/film/StageLater';
import { clockText } from '@/domain/video/clock';
import { classes } from '@/ui/kit/classes';
import { Icon, type IconName } from '@/ui/kit/Icon';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Words } from '@/ui/kit/Words';
import { useAction, useLogin } from '@/ui/shell';
import { GoodsLines } from './GoodsLines';
import type { Film } from './source';
import { useFilm } from './useFilm';
import lines from './lines.module.scss';
import styles from './FilmBody.module.scss';

interface FilmBodyProps {
  film: Film;
  pose: Pose;
  onTurn: (on: boolean) => void;
  onShare: () => void;
  /** Another video takes this one's place. */
  onPlay: (id: string) => void;
}

export function FilmBody({ film, pose, onTurn, onShare, onPlay }: FilmBodyProps) {
  const { feedback } = useStores();
  const guard = useLogin();
  const playing = useFilm(film);
  const [likes, setLikes] = useState({ count: film.likes, liked: film.liked });
  const [collected, setCollected] = useState(film.collected);
  const { id = '' } = film;
  const like = useAction(async (on: boolean) => {
    const answer = await call('video.click', { id, kind: on ? 'like' : 'unlike' });
    setLikes({ count: answer.likes, liked: answer.liked });
  });
  const collect = useAction(async () => {
    const { on } = await call('collect.create', { kind: 'video', targetId: id, on: !collected });
    setCollected(on);
    feedback.toast(on ? '已收藏' : '已取消收藏');
  });
  const openGoods = async (goodsId: string) => {
    playing.tell('goods');
    await playing.shrink();
    await go('/shop/pages/goods', { id: goodsId });
  };
  const goods = film.goods.length > 0 && (
    <GoodsLines goods={film.goods} onOpen={(goodsId) => void openGoods(goodsId)} />
  );
  const next = film.related[0];
  const here = film.slices.filter(({ from }) => playing.time >= from).pop();
  return (
    <View className={classes(styles.body, pose !== 'upright' && styles.whole)}>
      <StageLater
        playing={playing}
        pose={pose}
        onTurn={() => onTurn(pose !== 'turned')}
        onLeave={() => (pose === 'turned' ? onTurn(false) : void back())}
        onLike={id ? () => guard(() => void (likes.liked || like.run(true))) : undefined}
        onNext={next && (() => onPlay(next.id))}
        drawer={goods ? { word: '好茶', label: '同款好茶', content: goods } : undefined}
      />
      {pose === 'upright' && id !== '' && (
        <View>
          <View className={styles.head}>
            <Text className={styles.title}>{film.title}</Text>
            <Words size="foot" tone="inverse">{`${film.author} · ${figure(film.plays)} 次播放`}</Words>
            <Text className={styles.intro}>{film.intro}</Text>
          </View>
          <View className={styles.acts}>
            <Act
              icon="heart"
              text={likes.liked ? '已赞' : '赞'}
              note={String(likes.count)}
              on={likes.liked}
              onPress={() => guard(() => void like.run(!likes.liked))}
            />
            <Act
              icon="star"
              text={collected ? '已收藏' : '收藏'}
              on={collected}
              onPress={() => guard(() => void collect.run())}
            />
            <Act
              icon="share"
              text="分享"
              onPress={() => {
                playing.tell('share');
                onShare();
              }}
            />
          </View>
          {film.slices.length > 0 && <Slices slices={film.slices} now={here} onSeek={playing.seek} />}
          {goods && (
            <View className={lines.part}>
              <Text className={lines.heading}>片中的茶</Text>
              {goods}
            </View>
          )}
          {film.related.length > 0 && <Related films={film.related} onPlay={onPlay} />}
        </View>
      )}
    </View>
  );
}

interface ActProps {
  icon: IconName;
  text: string;
  note?: string;
  on?: boolean;
  onPress: () => void;
}
const Act = ({ icon, text, note, on, onPress }: ActProps) => (
  <Pressable className={classes(styles.act, on && styles.on)} pressed={on} onPress={onPress}>
    <Icon name={icon} size={22} full={on} />
    <Text>{note ? `${text} ${note}` : text}</Text>
  </Pressable>
);

interface SlicesProps {
  slices: Film['slices'];
  now: Film['slices'][number] | undefined;
  onSeek: (second: number) => void;
}
function Slices({ slices, now, onSeek }: SlicesProps) {
  return (
    <View className={lines.part}>
      <Text className={lines.heading}>片段</Text>
      {slices.map((slice) => (
        <Pressable
          key={slice.id}
          className={classes(lines.line, slice === now && lines.now)}
          current={slice === now ? 'step' : undefined}
          onPress={() => onSeek(slice.from)}
        >
          <Text className={lines.second}>{clockText(slice.from)}</Text>
          <Words size="name" lines={1}>
            {slice.title}
          </Words>
        </Pressable>
      ))}
    </View>
  );
}

function Related({ films, onPlay }: { films: Film['related'] } & Pick<FilmBodyProps, 'onPlay'>) {
  return (
    <View className={lines.part}>
      <Text className={lines.heading}>接着看</Text>
      {films.map(({ id: other, title, cover, author, duration, plays }) => (
        <Pressable key={other} className={lines.line} onPress={() => onPlay(other)}>
          <Picture className={lines.still} src={cover} w={240} ratio={0.5625} alt="" />
          <View className={lines.words}>
            <Words size="name" lines={1}>
              {title}
            </Words>
            <Words size="foot" tone="inverse" lines={1}>
              {`${author} · ${clockText(duration)} · ${figure(plays)} 次播放`}
            </Words>
          </View>
        </Pressable>
      ))}
    </View>
  );
}
