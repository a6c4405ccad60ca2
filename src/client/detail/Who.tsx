/** Who it is: name, level, owner, tags, and how far the deal has come. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { ClientDetail } from '@/contract';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Avatar } from '@/ui/kit/Avatar';
import { Card } from '@/ui/kit/Card';
import { IconButton } from '@/ui/kit/IconButton';
import { Pressable } from '@/ui/kit/Pressable';
import { Stack } from '@/ui/kit/Stack';
import { Steps } from '@/ui/kit/Steps';
import { Tag } from '@/ui/kit/Tag';
import { Note, Title, Words } from '@/ui/kit/Words';
import { silentText, STAGE_WORDS, STAGES } from '../words';
import styles from './detail.module.scss';

const WAY = STAGES.filter(([id]) => id !== 'sleep');

export function Who({ client, onStage }: { client: ClientDetail; onStage?: (() => void) | undefined }): ReactElement {
  const { clock } = useStores();
  const { card, form, transfer } = client;
  const where = [card.company, form?.title].filter(Boolean).join('　');
  const owner = card.owner === '' ? '公海客户' : `${card.owner}负责`;
  const geo = form?.geo;
  return (
    <Card place="next" pad="all">
      <View className={styles.top}>
        <Avatar src={card.avatar} name={card.name} size={64} alt="" />
        <Stack grow gap={2}>
          <Stack row gap={8} align="center" wrap>
            <Title size="head">{card.name}</Title>
            <Text className={styles.grade}>{card.level}</Text>
          </Stack>
          {where !== '' && <Words size="sub">{where}</Words>}
          <Note>{`${card.mobile}　${owner}`}</Note>
          <Note>{silentText(card, clock.now())}</Note>
        </Stack>
        {geo && (
          <IconButton
            icon="pin"
            label={`在地图上看${card.name}`}
            onPress={() =>
              void go('/open-location', { ...geo, name: card.name, address: `${form.region}${form.address}` })
            }
          />
        )}
      </View>
      {(card.tags.length > 0 || transfer || card.stage === 'sleep') && (
        <View className={styles.tags}>
          {transfer && <Tag tone="warn">{`转移审批中：${transfer.to}`}</Tag>}
          {card.stage === 'sleep' && <Tag tone="warn">休眠</Tag>}
          {card.tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </View>
      )}
      <StageTrack stage={card.stage} onPress={onStage} />
    </Card>
  );
}

/** How far the deal has come; a client that sleeps stands nowhere on the way, and a tag says so. */
function StageTrack({ stage, onPress }: { stage: string; onPress?: (() => void) | undefined }): ReactElement {
  const at = WAY.findIndex(([id]) => id === stage);
  const track = (
    <Steps
      label="阶段"
      layout="row"
      items={WAY.map(([id, title]) => ({ id, title }))}
      {...(at >= 0 && { current: at })}
    />
  );
  return onPress ? (
    <Pressable
      label={`${WAY.map(([, title]) => title).join(' ')}，现在${STAGE_WORDS[stage]}，改阶段`}
      className={styles.track}
      onPress={onPress}
    >
      {track}
    </Pressable>
  ) : (
    <View className={styles.track}>{track}</View>
  );
}
