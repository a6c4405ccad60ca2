/** Whose app it is, its version, the company's papers and texts, and a way to clear what the phone keeps. */
import { useState, type ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { SiteConfig } from '@/contract';
import { call } from '@/core/api';
import { APP_VERSION } from '@/core/lib/app';
import { BRAND } from '@/core/lib/brand';
import { plainText } from '@/core/lib/richText';
import { cutText } from '@/core/lib/sections';
import { platform } from '@/core/platform';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { clearCache, sizeText } from '@/domain/upgrade/cacheSize';
import { isNewer } from '@/domain/upgrade/newer';
import { Brand } from '@/ui/kit/Brand';
import { Cell, Cells } from '@/ui/kit/Cell';
import { RichText } from '@/ui/kit/RichText';
import { Title } from '@/ui/kit/Words';
import { useAction, useBlock } from '@/ui/shell';
import styles from './about.module.scss';
import { useLongPress } from './useLongPress';

const UPGRADE = '/uni_modules/uni-upgrade-center-app/pages/upgrade-popup';
/** Texts that stand here even when the configuration names none or is not there. */
const TEXTS = [
  { key: 'AGREEMENT', label: '用户协议' },
  { key: 'PRIVACY', label: '隐私政策' },
  { key: 'ALGORITHM', label: '算法与个性化说明' },
  { key: 'LICENCE', label: '资质证照' },
];
const BUILD = `构建 ${BUILD_VERSION} / ${BUILD_CODE}`;

export function AboutBody({ site }: { site: SiteConfig | undefined }): ReactElement {
  const { config, cache, feedback, platform: device } = useStores();
  const licence = useBlock(() => call('pages.view', { code: 'LICENCE' }, { hide: true }));
  const [size, setSize] = useState(() => device.storage.size());
  const check = useAction(async () => {
    const upgrade = (await config.load(true))?.upgrade;
    if (isNewer(upgrade)) await go(UPGRADE, upgrade.force ? { force: '1' } : {});
    else feedback.toast('已是最新版本');
  });
  const clear = useAction(async () => {
    if (!(await feedback.confirm({ title: '清除缓存？', text: '登录和购物车不受影响。', yes: '清除' }))) return;
    clearCache(cache);
    setSize(device.storage.size());
    feedback.toast('已清除');
  });
  const copy = useAction(async () => {
    await platform.clipboard.copy(
      `${BRAND.name} ${APP_VERSION} ${BUILD} ${platform.host.app} ${platform.system.windowWidth()}`,
    );
    feedback.toast('已复制诊断信息');
  });
  const longPress = useLongPress(() => void copy.run());
  const dial = useAction((number: string) => platform.phone.dial(number));
  return (
    <View className={styles.body}>
      <View className={styles.mark}>
        <Brand kind="mark" tone="ink" height={56} />
        <Title size="head" tracked className={styles.name}>
          {BRAND.name}
        </Title>
        <View className={styles.version} {...longPress}>
          <Text>{`版本 ${APP_VERSION}（${BUILD}）`}</Text>
        </View>
      </View>
      <Cells>
        <Cell label="检查更新" onPress={check.run}>
          {isNewer(site?.upgrade) ? '有新版本' : APP_VERSION}
        </Cell>
        <Cell label="复制诊断信息" note="反馈问题时发给客服" act="复制" onPress={copy.run} />
        <Cell label="清除缓存" onPress={clear.run}>
          {sizeText(size)}
        </Cell>
      </Cells>
      <Cells>
        {(site?.agreements ?? []).map(({ key, label }) => (
          <Cell key={key} label={label} role="link" onPress={() => go('/site/pages/single_detail', { code: key })} />
        ))}
        {TEXTS.filter(({ key }) => !site?.agreements.some((one) => one.key === key)).map(({ key, label }) => (
          <Cell key={key} label={label} role="link" onPress={() => go('/site/pages/single_detail', { code: key })} />
        ))}
        <Cell label="品牌优势" role="link" onPress={() => go('/reservation/pages/explore/brandadvantage', {})} />
        <Cell label="公告" role="link" onPress={() => go('/site/pages/notice_list', {})} />
        <Cell label="官方溯源" role="link" onPress={() => go('/tea/pages/official', {})} />
      </Cells>
      <Cells>
        {site && (
          <Cell
            label="客服电话"
            note={`服务时间 ${site.serviceHours}`}
            act="拨打"
            onPress={() => dial.run(site.serviceMobile)}
          >
            {site.serviceMobile}
          </Cell>
        )}
        <Cell label="联系我们" role="link" onPress={() => go('/contact/pages/ContactUs', {})} />
        <Cell label="意见反馈" role="link" onPress={() => go('/site/pages/feedback', { from: 'about' })} />
      </Cells>
      {licence && <Company html={licence.html ?? ''} />}
    </View>
  );
}

/** The company and the numbers of its papers, as the text of the licences has them. */
function Company({ html }: { html: string }) {
  const [company, papers] = cutText(html).sections;
  return (
    <View className={styles.company}>
      {company && <Text>{plainText(company.html)}</Text>}
      {papers && <RichText className={styles.papers} html={papers.html} />}
    </View>
  );
}
