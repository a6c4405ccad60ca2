/** A producer that was opened: story, making steps, batches with their reports, goods. */
import { Text, View } from '@tarojs/components';
import type { ProducerDetail } from '@/contract';
import { go } from '@/core/routes';
import { GoodsGrid } from '@/domain/goods/GoodsGrid';
import { Button } from '@/ui/kit/Button';
import { Picture } from '@/ui/kit/Picture';
import { Stack } from '@/ui/kit/Stack';
import { Tag } from '@/ui/kit/Tag';
import { Title, Words } from '@/ui/kit/Words';
import { Section } from './Section';
import styles from './ProducerBody.module.scss';

export function ProducerBody({ producer }: { producer: ProducerDetail }) {
  const { card, story, steps, batches, goods } = producer;
  return (
    <View className={styles.body}>
      <Picture src={card.cover} w={1170} ratio={0.62} alt={`${card.name}的茶山`} priority />
      <View className={styles.head}>
        <Title size="display" tracked>
          {card.name}
        </Title>
        <Words size="sub" tone="muted" className={styles.note}>
          {card.region}
        </Words>
        <Words
          size="sub"
          tone="muted"
          className={styles.note}
        >{`海拔 ${card.altitude} · ${card.area} · ${card.since} 起`}</Words>
        <View className={styles.tags}>
          {card.certs.map((cert) => (
            <Tag key={cert} tone="celadon">
              {cert}
            </Tag>
          ))}
        </View>
        <Text className={styles.story}>{story}</Text>
      </View>
      {steps.length > 0 && (
        <Section title="怎么做出来的">
          <Stack row justify="between" wrap>
            {steps.map((step, index) => (
              <View key={step.key} className={styles.step}>
                <Picture className={styles.shot} src={step.image ?? ''} w={375} ratio={0.667} alt="" />
                <Words size="body" medium className={styles.stepName}>{`${index + 1} · ${step.label}`}</Words>
                <Words size="sub" tone="muted" className={styles.note}>
                  {step.value}
                </Words>
              </View>
            ))}
          </Stack>
        </Section>
      )}
      {batches.length > 0 && <Batches batches={batches} />}
      {goods.length > 0 && (
        <View>
          <Section title="这里的茶" />
          <GoodsGrid goods={goods} />
        </View>
      )}
    </View>
  );
}

const Batches = ({ batches }: { batches: ProducerDetail['batches'] }) => {
  const reports = batches.map(({ report }) => report).filter(Boolean);
  return (
    <Section title="批次与检测" note="农残、重金属、微生物">
      <View className={styles.batches}>
        {batches.map(({ no, date, grade, report }) => (
          <View key={no} className={styles.batch}>
            <Stack grow>
              <Words size="body" figures>
                {no}
              </Words>
              <Words size="sub" tone="muted" className={styles.note}>{`${date} · ${grade}`}</Words>
            </Stack>
            {report ? (
              <Button
                size="s"
                tone="line"
                label={`看 ${no} 的检测报告`}
                onPress={() => go('/shop/pages/imgshow', { urls: reports, index: reports.indexOf(report) })}
              >
                看报告
              </Button>
            ) : (
              <Tag tone="warn">检测中</Tag>
            )}
          </View>
        ))}
      </View>
    </Section>
  );
};
