/** 联盟商家: by class, nearest first where the position is known, otherwise by score. */
import { useState } from 'react';
import { View } from '@tarojs/components';
import type { AllyCard } from '@/contract';
import { call } from '@/core/api';
import { platform, type Point } from '@/core/platform';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { MemberCodeSheet } from '@/domain/member/MemberCodeSheet';
import { distanceText } from '@/domain/place/place';
import { Button } from '@/ui/kit/Button';
import { Chips } from '@/ui/kit/Chip';
import { Empty } from '@/ui/kit/Empty';
import { Notice } from '@/ui/kit/Notice';
import { Picture } from '@/ui/kit/Picture';
import { Slot } from '@/ui/kit/Slot';
import { Stack } from '@/ui/kit/Stack';
import { Tag } from '@/ui/kit/Tag';
import { Note, Title, Words } from '@/ui/kit/Words';
import { classes } from '@/ui/kit/classes';
import { List, useAction, useBlock, useList, useMessenger, usePageParams, useParam } from '@/ui/shell';
import styles from './Merchants.module.scss';

export function Merchants() {
  const { feedback } = useStores();
  const [asked, setCateId] = useParam(usePageParams<'/tea/pages/lifeCircle'>(), 'cateId');
  const cateId = /^\d+$/.test(asked) ? asked : '';
  const [here, setHere] = useState<Point>();
  const [offer, setOffer] = useState<AllyCard>();
  const cates = useBlock(() => call('tea.merchantCate', {}, { hide: true }));
  const list = useList<AllyCard>(
    (page) => call('tea.merchantList', { ...(cateId ? { cateId } : {}), ...here, page }),
    [cateId, here?.lat, here?.lng],
  );
  const { locate: askWhere } = useMessenger();
  const locate = useAction(async () => {
    const point = await askWhere();
    if (!point) return;
    setHere({ lat: point.lat, lng: point.lng });
    feedback.toast('已按距离排序');
  });
  return (
    <View>
      {cates !== null && (
        <View className={styles.top}>
          {cates && <Chips label="商家类别" items={cates} current={cateId} onChange={setCateId} />}
        </View>
      )}
      <Slot>
        {!here && (
          <Notice icon="locate" onPress={() => void locate.run()}>
            现在按评分排序，轻触按距离排
          </Notice>
        )}
      </Slot>
      <View className={styles.list}>
        <List
          list={list}
          keyOf={({ id }) => id}
          render={(merchant) => <MerchantRow merchant={merchant} onOffer={() => setOffer(merchant)} />}
          chunkClass="chunk-stack"
          empty={<Empty title="这一类还没有商家" text="看看别的类别" button="全部商家" onPress={() => setCateId('')} />}
        />
      </View>
      <MemberCodeSheet
        open={offer !== undefined}
        title={offer?.name ?? '会员礼遇'}
        offer={offer?.offer}
        note="结账前给店家扫一扫，核对会员身份后享受礼遇"
        onClose={() => setOffer(undefined)}
      />
    </View>
  );
}

function MerchantRow({ merchant, onOffer }: { merchant: AllyCard; onOffer: () => void }) {
  const { name, cover, cate, offer, distance, score, address, hours, tel, geo, open } = merchant;
  const place = [distance === undefined ? '' : distanceText(distance), address].filter(Boolean).join(' · ');
  return (
    <View className={classes(styles.card, !open && styles.shut)}>
      <Stack row gap={14}>
        <Picture className={styles.cover} src={cover} w={240} ratio={0.75} alt="" />
        <Stack grow>
          <Stack row gap={8} align="center">
            <Title>{name}</Title>
            <Tag tone={open ? 'celadon' : 'plain'}>{open ? '营业中' : '休息中'}</Tag>
          </Stack>
          <Note>{[cate, ...(score > 0 ? [`${score.toFixed(1)} 分`] : []), hours].join(' · ')}</Note>
          <Note>{place}</Note>
          <Words size="sub" tone="gold" className={styles.offer}>{`会员礼遇：${offer}`}</Words>
        </Stack>
      </Stack>
      <View className={styles.acts}>
        <Button
          size="s"
          tone="quiet"
          label={`导航，${name}`}
          onPress={() => go('/open-location', { lat: geo.lat, lng: geo.lng, name, address })}
        >
          导航
        </Button>
        <Button size="s" tone="quiet" label={`电话，${name}`} onPress={() => platform.phone.dial(tel)}>
          电话
        </Button>
        <Button size="s" tone="line" disabled={!open} label={`出示优惠码，${name}`} onPress={onOffer}>
          出示优惠码
        </Button>
      </View>
    </View>
  );
}
