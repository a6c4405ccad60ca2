/** The app: its package where there is one, else the web app on the home screen; a code for the phone when one sits at a computer. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { SiteConfig } from '@/contract';
import { APP_VERSION } from '@/core/lib/app';
import { BRAND } from '@/core/lib/brand';
import { platform } from '@/core/platform';
import { canOpen, go, open } from '@/core/routes';
import { useStores } from '@/core/stores';
import { sizeText } from '@/domain/upgrade/cacheSize';
import { Brand } from '@/ui/kit/Brand';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Notice } from '@/ui/kit/Notice';
import { QrCode } from '@/ui/kit/QrCode';
import { Section } from '@/ui/kit/SectionHead';
import { Stack } from '@/ui/kit/Stack';
import { Steps } from '@/ui/kit/Steps';
import { Note } from '@/ui/kit/Words';
import { useAction } from '@/ui/shell';
import styles from './download.module.scss';

const MINI = '/entertainment/pages/h5mpweixin/h5mpweixin';
const PLATFORMS = { ios: 'iPhone', android: 'Android', pc: '电脑' } as const;
const IOS = ['用 Safari 打开本页', '点底部的分享按钮', '选「添加到主屏幕」'];
const ANDROID = ['用系统浏览器打开本页', '点右上角菜单', '选「添加到桌面」或「安装应用」'];
const NEWS = ['首页按节气换新', '茶窖、收藏与积分都在手边', '直播与茶园镜头随时看'];

export function AppPart({ site }: { site: SiteConfig | undefined }): ReactElement {
  const { feedback } = useStores();
  const { os, app, currentUrl } = platform.host;
  const upgrade = site?.upgrade;
  const device = os === 'ios' ? 'ios' : os === 'android' ? 'android' : 'pc';
  const fetch = useAction(async () => {
    if (!upgrade) return;
    if (app === 'messenger') return void feedback.toast('请点击右上角在浏览器打开');
    await go('/site/pages/webview', { url: upgrade.url, title: '下载 App' });
  });
  const copy = useAction(async () => {
    await platform.clipboard.copy(currentUrl());
    feedback.toast('链接已复制');
  });
  return (
    <View>
      <View className={styles.app}>
        <Brand kind="mark" tone="ink" height={56} />
        <Text className={styles.name}>{BRAND.name}</Text>
        <Note>{`版本 ${upgrade?.version ?? APP_VERSION}${upgrade ? ` · ${sizeText(upgrade.size)}` : ''}`}</Note>
        {device === 'pc' && app === 'browser' && (
          <Stack gap={8} align="center" className={styles.code}>
            <QrCode text={currentUrl()} label="用手机扫码打开本页" size={180} />
            <Note>用手机扫码打开本页</Note>
          </Stack>
        )}
        {upgrade && (
          <View className={styles.get}>
            <Button block size="l" onPress={() => void fetch.run()}>
              {`下载 ${PLATFORMS[device]} 版`}
            </Button>
          </View>
        )}
      </View>
      {app === 'messenger' && <Notice tone="warn">微信里不能下载，请点击右上角在浏览器打开</Notice>}
      <Section near title="这一版" />
      <Card pad="all" className={styles.card}>
        {(upgrade?.notes ?? NEWS).map((line) => (
          <Text key={line} className={styles.line}>{`· ${line}`}</Text>
        ))}
      </Card>
      <Section
        near
        title={upgrade ? '也可以放在主屏幕' : '装成网页应用'}
        note={upgrade ? '不占地方，打开就是最新的' : '暂无安装包，添加到主屏幕一样用'}
      />
      <Card pad="all" className={styles.card}>
        <Steps label="添加到主屏幕" items={(device === 'ios' ? IOS : ANDROID).map((title) => ({ id: title, title }))} />
      </Card>
      <Cells place="alone">
        <Cell label="复制本页链接" act="复制" onPress={() => void copy.run()} />
        {canOpen(MINI) && <Cell label="微信小程序" role="link" onPress={() => void open(MINI)} />}
      </Cells>
    </View>
  );
}
