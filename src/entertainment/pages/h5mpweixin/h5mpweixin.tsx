/** /entertainment/pages/h5mpweixin/h5mpweixin: leads from a browser into the mini-program; there it goes on at once. */
import { useEffect, useState } from 'react';
import { observer } from 'mobx-react';
import { View } from '@tarojs/components';
import { call } from '@/core/api';
import { APP_NAME } from '@/core/lib/app';
import { platform } from '@/core/platform';
import { open } from '@/core/routes';
import { useStores } from '@/core/stores';
import { texts } from '@/core/texts';
import { Brand } from '@/ui/kit/Brand';
import { Button } from '@/ui/kit/Button';
import { Picture } from '@/ui/kit/Picture';
import { Note, Title } from '@/ui/kit/Words';
import { Page, useAction, useBlock, usePageParams } from '@/ui/shell';
import { Waiting } from '@/ui/shell/Waiting';
import { CodeWay } from '../../bridge/CodeWay';
import { isInside, leaveFor } from '../../bridge/inside';
import { OpenTag } from '../../bridge/OpenTag';
import { targetOf, titleOf, weappPath } from '../../bridge/target';
import { useContent } from '../../bridge/useContent';
import styles from './h5mpweixin.module.scss';

/** The messenger draws its button in this time, or the code stands there. */
const TAG_MS = 3000;

export default observer(function BridgePage() {
  const { path, id, title } = usePageParams<'/entertainment/pages/h5mpweixin/h5mpweixin'>();
  const { sharing, feedback } = useStores();
  const target = targetOf(path, id);
  const { content, isTold } = useContent(target);
  const name = content?.title ?? (titleOf(title) || APP_NAME);
  const [inside, setInside] = useState(isInside);
  const tag = useTag();
  const link = useLink(name);
  const config = useBlock(() => call('site.config', { group: 'mini-program' }, { hide: true }));
  const mini = config?.miniProgram;
  useEffect(() => {
    if (inside) leaveFor(target).catch(() => setInside(false));
  }, [inside, target]);
  const copy = useAction(async () => {
    await platform.clipboard.copy(sharing.current()?.url ?? link);
    feedback.toast('链接已复制');
  });
  if (inside) return <Page>{<Waiting />}</Page>;
  return (
    <Page>
      <View className={styles.body}>
        {content ? (
          <Picture className={styles.cover} src={content.cover} w={750} ratio={0.5625} alt="" priority />
        ) : (
          <View className={isTold ? styles.waits : undefined}>
            <Brand kind="mark" tone="ink" height={64} />
          </View>
        )}
        <View className={styles.name}>
          <Title size="head" block>
            {name}
          </Title>
        </View>
        <Note>{`在${APP_NAME}小程序里打开，看得更顺`}</Note>
        {tag.state !== 'code' && mini ? (
          <View className={styles.way}>
            <OpenTag
              appId={mini.appId}
              path={weappPath(target)}
              text="打开小程序"
              onReady={tag.ready}
              onFail={tag.fail}
            />
          </View>
        ) : (
          tag.state === 'code' && (
            <CodeWay link={link} name={name} hint={tag.late ? '扫一扫打开小程序' : texts.messengerOnly} />
          )
        )}
        <View className={styles.ways}>
          <Button tone="line" onPress={() => void copy.run()}>
            复制链接
          </Button>
          <Button tone="text" onPress={() => void open(target, 'replace')}>
            继续用浏览器看
          </Button>
        </View>
      </View>
    </Page>
  );
});

type TagState = 'asked' | 'ready' | 'code';
/** Only the messenger has the tag; what is not drawn after three seconds gives way to the code. */
function useTag() {
  const [state, setState] = useState<TagState>(platform.host.app === 'messenger' ? 'asked' : 'code');
  useEffect(() => {
    if (state !== 'asked') return undefined;
    const timer = setTimeout(() => setState('code'), TAG_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return {
    state,
    /** In the messenger, where the tag did not come. */
    late: platform.host.app === 'messenger',
    ready: () => setState('ready'),
    fail: () => setState('code'),
  };
}

/** This page with the sharer's id, for the code and for the messenger's card; the bare address until it is there. */
function useLink(name: string): string {
  const { sharing, session } = useStores();
  const [link, setLink] = useState(() => platform.host.currentUrl());
  useEffect(() => {
    let current = true;
    const url = platform.host.currentUrl().replace(/^https?:\/\/[^/]+/, '');
    void sharing
      .offer({ title: name, desc: `在${APP_NAME}小程序里打开`, pic: '', url })
      .then((card) => current && /^https?:/.test(card.url) && setLink(card.url));
    return () => {
      current = false;
    };
  }, [name, sharing, session.token]);
  return link;
}
