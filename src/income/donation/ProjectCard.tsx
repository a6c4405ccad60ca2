/** A project: its picture, its story, how far it has come, what happened since. */
import { useState, type ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { DonationProject } from '@/contract';
import { figure, shortYuan } from '@/core/lib/money';
import { formatTime, listTime } from '@/core/lib/time';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Picture } from '@/ui/kit/Picture';
import { Progress } from '@/ui/kit/Progress';
import { Stack } from '@/ui/kit/Stack';
import { Tag } from '@/ui/kit/Tag';
import { Note, Title, Words } from '@/ui/kit/Words';
import styles from './ProjectCard.module.scss';

interface ProjectCardProps {
  project: DonationProject;
  /** The first open one: its button is the seal of the page. */
  first: boolean;
  onGive: () => void;
}

export function ProjectCard({ project, first, onGive }: ProjectCardProps): ReactElement {
  const [told, setTold] = useState(false);
  const { title, cover, story, target, raised, points, people, endAt, open, updates } = project;
  const share = Math.min(100, (raised / target) * 100);
  const isFull = raised >= target;
  const news = told ? '收起进展' : `项目进展 ${updates.length}`;
  return (
    <Card clip className={styles.card}>
      <Picture src={cover} w={750} ratio={0.5} alt="" />
      <View className={styles.words}>
        <Stack row gap={8} align="center">
          <Title size="head" tracked>
            {title}
          </Title>
          {!open && <Tag tone="celadon">{isFull ? '已筹满' : '已结束'}</Tag>}
        </Stack>
        <Text className={styles.story}>{story}</Text>
        <Progress tone="celadon" value={share} label={`已筹 ${Math.floor(share)}%`} />
        <View className={styles.figures}>
          <Text>{`已筹 ${shortYuan(raised)} / ${shortYuan(target)}`}</Text>
          <Text>{`${people} 人`}</Text>
        </View>
        <View className={styles.figures}>
          <Text>{`另捐 ${figure(points)} 积分`}</Text>
          <Text>{open ? `${formatTime(endAt, 'YYYY-MM-DD')} 截止` : formatTime(endAt, 'YYYY-MM-DD')}</Text>
        </View>
        {told &&
          updates.map(({ at, text, photo }) => (
            <View key={at} className={styles.update}>
              <Note>{listTime(at)}</Note>
              <Words size="value">{text}</Words>
              {photo !== '' && <Picture src={photo} w={480} ratio={0.5} alt="" />}
            </View>
          ))}
        <Stack row gap={12}>
          {updates.length > 0 && (
            <Button tone="quiet" grow label={`${news}，${title}`} onPress={() => setTold(!told)}>
              {news}
            </Button>
          )}
          <Button
            tone={first ? 'primary' : 'line'}
            grow
            disabled={!open}
            label={open ? `捐赠，${title}` : undefined}
            onPress={onGive}
          >
            {open ? '捐赠' : isFull ? '谢谢你，已筹满' : '已结束'}
          </Button>
        </Stack>
      </View>
    </Card>
  );
}
