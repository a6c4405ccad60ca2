/** /pages/tea/vip-rule: the rules of levels, points and the card in folds, and what people ask; read without a network, too. */
import { useEffect, useState } from 'react';
import { observer } from 'mobx-react';
import { View } from '@tarojs/components';
import { useShareAppMessage, useShareTimeline } from '@tarojs/taro';
import { formatTime } from '@/core/lib/time';
import { cutText, type Section } from '@/core/lib/sections';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { loadText } from '@/domain/content/loadText';
import { Button } from '@/ui/kit/Button';
import { Icon } from '@/ui/kit/Icon';
import { Notice } from '@/ui/kit/Notice';
import { Pressable } from '@/ui/kit/Pressable';
import { RichText } from '@/ui/kit/RichText';
import { SectionHead } from '@/ui/kit/SectionHead';
import { Slot } from '@/ui/kit/Slot';
import { Note, Words } from '@/ui/kit/Words';
import { Page, scrollToPart, useMoment, usePageData, usePageParams, useShareCard } from '@/ui/shell';
import { markRead } from './vip/rules';
import styles from './vip-rule.module.scss';

/** The order of the five sections. */
const ANCHORS = ['level', 'growth', 'points', 'card', 'refund'] as const;
const isQuestion = ({ title }: Section) => /[？?]$/.test(title);

export default observer(function RulePage() {
  const { anchor } = usePageParams<'/pages/tea/vip-rule'>();
  const { platform: device } = useStores();
  const state = usePageData(() => loadText('VIP_RULE', device.storage));
  const wanted = ANCHORS.findIndex((one) => one === anchor);
  const [open, setOpen] = useState<readonly string[]>([`section-${Math.max(0, wanted) + 1}`]);
  useShareAppMessage(useShareCard());
  useShareTimeline(useMoment());
  const page = state.data?.page;
  const version = page?.version;
  useEffect(() => {
    if (version !== undefined && state.data?.offline === false) markRead(device.storage, version);
  }, [version, state.data?.offline, device.storage]);
  const isThere = page !== undefined;
  useEffect(() => {
    if (isThere && wanted > 0) scrollToPart(`section-${wanted + 1}`);
  }, [isThere, wanted]);
  const turn = (id: string) => setOpen((was) => (was.includes(id) ? was.filter((one) => one !== id) : [...was, id]));
  return (
    <Page state={state} skeleton="article">
      {({ page: text, offline }) => {
        const { lead, sections } = cutText(text.html ?? '');
        const questions = sections.filter(isQuestion);
        return (
          <View className={styles.body}>
            {offline && <Notice tone="warn">离线内容，这是上次读到的版本</Notice>}
            <Note className={styles.meta}>
              {`版本 ${text.version} · 更新于 ${formatTime(text.updatedAt, 'YYYY-MM-DD')}`}
            </Note>
            {lead.trim() !== '' && <RichText html={lead} />}
            <Folds sections={sections.filter((one) => !isQuestion(one))} open={open} onTurn={turn} />
            <Slot>
              {questions.length > 0 && (
                <View className={styles.part}>
                  <SectionHead title="常见问题" />
                  <Folds sections={questions} open={open} onTurn={turn} />
                </View>
              )}
            </Slot>
            <View className={styles.ways}>
              <Button tone="line" block onPress={() => go('/pages/tea/vip-level')}>
                看我的等级
              </Button>
              <Button tone="quiet" block onPress={() => go('/contact/pages/ContactUs', {})}>
                联系客服
              </Button>
            </View>
          </View>
        );
      }}
    </Page>
  );
});

interface FoldsProps {
  sections: readonly Section[];
  open: readonly string[];
  onTurn: (id: string) => void;
}
const Folds = ({ sections, open, onTurn }: FoldsProps) => (
  <View className={styles.folds}>
    {sections.map(({ id, title, html }) => {
      const expanded = open.includes(id);
      return (
        <View key={id} id={id} className={styles.fold}>
          <Pressable className={styles.turn} expanded={expanded} onPress={() => onTurn(id)}>
            <Words size="body" className={styles.title}>
              {title}
            </Words>
            <Icon name={expanded ? 'up' : 'down'} size={16} />
          </Pressable>
          <Slot className={styles.inner}>{expanded && <RichText html={html} />}</Slot>
        </View>
      );
    })}
  </View>
);
