/** /pages/tea/video-box: a film of ours by id, or a file of the own storage; turns with the phone. */
import { APP_NAME } from '@/core/lib/app';
import { useEffect, useState } from 'react';
import { observer } from 'mobx-react';
import { useShareAppMessage } from '@tarojs/taro';
import { call, RefusedError } from '@/core/api';
import { platform } from '@/core/platform';
import { back } from '@/core/routes';
import { useStores } from '@/core/stores';
import { texts } from '@/core/texts';
import { useWholeScreen, useWide } from '@/domain/film/useWide';
import { useShare } from '@/domain/poster/useShare';
import { Empty } from '@/ui/kit/Empty';
import { pictureUrl } from '@/ui/kit/Picture';
import { Page, useLogin, usePageData, usePageParams, useShareCard } from '@/ui/shell';
import { FilmBody } from './film/FilmBody';
import { filmOfFile, filmOfVideo, ownMedia } from './film/source';
import styles from './film/page.module.scss';

const BAD = '视频地址无效';
/** Where own files may come from besides a bare path: this page's host and the server's. */
const origins = () => [/^https?:\/\/[^/]+/.exec(platform.host.currentUrl())?.[0] ?? '', pictureUrl('/').slice(0, -1)];

export default observer(function VideoBoxPage() {
  const params = usePageParams<'/pages/tea/video-box'>();
  const { session, sharing } = useStores();
  const guard = useLogin();
  const [id, setId] = useState(params.id);
  const [turned, setTurned] = useState(false);
  const wide = useWide();
  const stranger = id !== undefined && !session.hasLogin;
  const state = usePageData(async () => {
    if (stranger) return 'stranger' as const;
    if (id) return filmOfVideo(await call('video.alibabaVideo', { id }), id === params.id ? params.t : undefined);
    if (!params.src) throw new RefusedError('video.alibabaVideo', 404, texts.gone, undefined);
    const url = ownMedia(params.src, origins());
    return url === undefined ? ('bad' as const) : filmOfFile(params, url);
  }, [id, params, session.token]);
  const film = typeof state.data === 'object' ? state.data : undefined;
  const pose = !film ? 'upright' : wide ? 'wide' : turned ? 'turned' : 'upright';
  useWholeScreen(pose === 'wide');
  const sharer = useShare(undefined);
  useShareAppMessage(useShareCard());
  useEffect(() => {
    if (!film?.id) return;
    void sharing.offer({
      title: film.title,
      desc: film.intro,
      pic: pictureUrl(film.poster, 480),
      url: `/pages/tea/video-box?id=${film.id}`,
    });
  }, [film, sharing, session.token]);
  return (
    <Page
      className={!film ? '' : pose === 'upright' ? styles.dark : styles.whole}
      title={film && !film.id ? film.title : undefined}
      bar={pose === 'upright' ? undefined : 'none'}
      state={state}
    >
      {(data) =>
        data === 'bad' ? (
          <Empty
            picture="notfound"
            role="alert"
            title={BAD}
            text={`只播放${APP_NAME}自己的视频`}
            button="返回"
            onPress={() => back()}
          />
        ) : data === 'stranger' ? (
          <Empty
            title="登录后观看"
            text="茶山、冲泡与茶席，都是自家拍的"
            button="去登录"
            onPress={() => guard(() => undefined)}
          />
        ) : (
          <FilmBody
            key={data.id ?? ''}
            film={data}
            pose={pose}
            onTurn={setTurned}
            onShare={sharer.share}
            onPlay={setId}
          />
        )
      }
    </Page>
  );
});
