/** One issue from top to bottom: pictures, price and count, guide price, attributes, story, proof. */
import type { ReactNode } from 'react';
import { Text, View } from '@tarojs/components';
import type { CollectibleDetail } from '@/contract';
import { shortYuan } from '@/core/lib/money';
import { listTime } from '@/core/lib/time';
import { canOpen, go, open } from '@/core/routes';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Facts } from '@/ui/kit/Facts';
import { Gallery } from '@/ui/kit/Gallery';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Price } from '@/ui/kit/Price';
import { RichText } from '@/ui/kit/RichText';
import { Stack } from '@/ui/kit/Stack';
import { Tag } from '@/ui/kit/Tag';
import { Note, Title, Words } from '@/ui/kit/Words';
import { GuideLine } from './GuideLine';
import { serialText, STATE_WORDS } from './labels';
import styles from './IssueBody.module.scss';

const TRACE = '/tea/pages/official';

export function IssueBody({ issue }: { issue: CollectibleDetail }) {
  const { card, certs } = issue;
  return (
    <View className={styles.body}>
      <Gallery
        name={card.name}
        images={issue.gallery}
        onOpen={(index) => go('/shop/pages/imgshow', { urls: [...issue.gallery], index })}
      />
      <View className={styles.intro}>
        <Stack row align="baseline" justify="between">
          <Price fen={card.price} size="l" />
          {card.guidePrice !== card.price && (
            <Text className={styles.guide}>{`指导价 ${shortYuan(card.guidePrice)}`}</Text>
          )}
        </Stack>
        <Text className={styles.name} role="heading" aria-level={1}>
          {card.name}
        </Text>
        <Words
          size="sub"
          tone="soft"
          block
          className={styles.maker}
        >{`${card.series} · ${card.year} 年 · ${card.maker}`}</Words>
        <View className={styles.tags}>
          <Tag>{`发行 ${card.issue} 件`}</Tag>
          {card.state === 'on' ? (
            <Tag tone="celadon">{`剩余 ${card.left} 件`}</Tag>
          ) : (
            <Tag tone={card.state === 'soldout' ? 'plain' : 'gold'}>{STATE_WORDS[card.state]}</Tag>
          )}
        </View>
      </View>
      <Cells place="alone">
        {card.state === 'soon' && <Cell label="发售时间">{listTime(card.releaseAt)}</Cell>}
        {issue.serials.next !== undefined && card.state === 'on' && (
          <Cell label="下一个编号">{serialText(issue.serials.next)}</Cell>
        )}
        <Cell label="每人限购">{`${issue.limit} 件，已购 ${issue.bought} 件`}</Cell>
        {issue.owned > 0 && (
          <Cell label="已持有" onPress={() => go('/pages/tea/my-cpf', {})}>{`${issue.owned} 件`}</Cell>
        )}
        {canOpen(TRACE) && <Cell label="查真伪" note="扫防伪码或输入编号" onPress={() => open(TRACE)} />}
      </Cells>
      <Part title="指导价走势">
        <GuideLine points={issue.guide} />
      </Part>
      <Part title="这一饼的来历">
        <RichText html={issue.story} />
      </Part>
      <Part title="规格">
        <Facts layout="table" rows={issue.attrs} />
      </Part>
      <Part title="检测与证书">
        <Stack row gap={14}>
          {certs.map((cert, at) => (
            <Pressable
              key={cert.no}
              className={styles.cert}
              label={`查看${cert.title}`}
              onPress={() => go('/shop/pages/imgshow', { urls: certs.map(({ image }) => image), index: at })}
            >
              <Picture src={cert.image} w={375} ratio={1} alt="" />
              <Words size="sub" className={styles.certTitle}>
                {cert.title}
              </Words>
              <Note>{cert.no}</Note>
            </Pressable>
          ))}
        </Stack>
      </Part>
    </View>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <View className={styles.part}>
    <Title size="head" tracked block className={styles.title} role="heading" aria-level={2}>
      {title}
    </Title>
    {children}
  </View>
);
