/** /contact/pages/ContactUs: reaching a human by telephone, chat, message or in a store. */
import { useState } from 'react';
import { observer } from 'mobx-react';
import { Text, View } from '@tarojs/components';
import { useShareAppMessage } from '@tarojs/taro';
import { call } from '@/core/api';
import { formatTime } from '@/core/lib/time';
import { platform } from '@/core/platform';
import { canOpen, go, open } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Slot } from '@/ui/kit/Slot';
import { Stack } from '@/ui/kit/Stack';
import { Tag } from '@/ui/kit/Tag';
import { Words } from '@/ui/kit/Words';
import { Blocks, Page, useAction, useBlock, usePageData, usePageParams, useShareCard } from '@/ui/shell';
import { AdvisorPart } from '../parts/AdvisorPart';
import { FaqPart } from '../parts/FaqPart';
import { MessageSheet } from '../parts/MessageSheet';
import { StoresPart } from '../parts/StoresPart';
import styles from './ContactUs.module.scss';

/** 09:00-21:00 by the clock of Shanghai. */
function isServing(hours: string, now: number): boolean {
  const [from = '00:00', to = '24:00'] = hours.split('-');
  const clock = formatTime(now, 'h:m');
  return clock >= from && clock < to;
}

export default observer(function ContactPage() {
  const { storeId } = usePageParams<'/contact/pages/ContactUs'>();
  const { config, clock } = useStores();
  const [writing, setWriting] = useState(false);
  const state = usePageData(() => config.load(), []);
  const faq = useBlock(() => call('pages.view', { code: 'FAQ' }, { hide: true }));
  const dial = useAction(async (number: string) => platform.phone.dial(number));
  useShareAppMessage(useShareCard());
  return (
    <Page state={state} skeleton="cells" overlay={<MessageSheet isOpen={writing} onClose={() => setWriting(false)} />}>
      {(site) => {
        const number = site?.serviceMobile;
        const hours = site?.serviceHours ?? '';
        const online = hours !== '' && isServing(hours, clock.now());
        const link = site?.contact_url ?? '';
        return (
          <View className={styles.body}>
            {site?.contact_img && (
              <Pressable
                className={styles.banner}
                role="link"
                label="服务说明"
                disabled={!canOpen(link)}
                onPress={() => open(link)}
              >
                <Picture src={site.contact_img} w={1170} ratio={0.6} alt="" priority />
              </Pressable>
            )}
            <View className={styles.service}>
              {number && (
                <>
                  <Stack row gap={10} align="center">
                    <Text className={styles.number}>{number}</Text>
                    <Tag tone={online ? 'celadon' : 'plain'}>{online ? '在线' : '休息'}</Tag>
                  </Stack>
                  <Words
                    size="sub"
                    tone="muted"
                    block
                    className={styles.hours}
                  >{`服务时间 ${hours}${online ? '' : '，留言次日回复'}`}</Words>
                </>
              )}
              <View className={styles.ways}>
                {number && (
                  <Button block onPress={() => void dial.run(number)}>
                    拨打电话
                  </Button>
                )}
                <Button block tone="line" onPress={() => go('/dingding/pages/group', { to: 'service' })}>
                  在线客服
                </Button>
                <Button block tone="line" onPress={() => setWriting(true)}>
                  留言
                </Button>
              </View>
            </View>
            <View className={styles.more}>
              <Cells>
                <Cell
                  label="意见反馈"
                  note="商品、服务或投诉，写下来有人跟进"
                  role="link"
                  onPress={() => go('/site/pages/feedback', { from: 'contact' })}
                />
              </Cells>
            </View>
            <Blocks>
              <AdvisorPart />
              <StoresPart storeId={storeId} />
              <Slot>{faq?.html && <FaqPart html={faq.html} />}</Slot>
            </Blocks>
          </View>
        );
      }}
    </Page>
  );
});
