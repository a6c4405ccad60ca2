/** What all fields have brought, the newest first. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { useShareAppMessage } from '@tarojs/taro';
import type { HarvestPost, Season } from '@/contract';
import { call } from '@/core/api';
import { formatTime } from '@/core/lib/time';
import { go } from '@/core/routes';
import { Chip, ChipGroup } from '@/ui/kit/Chip';
import { Empty } from '@/ui/kit/Empty';
import { Photos } from '@/domain/photo/Photos';
import { Pressable } from '@/ui/kit/Pressable';
import { Stack } from '@/ui/kit/Stack';
import { Tag } from '@/ui/kit/Tag';
import { Note, Words } from '@/ui/kit/Words';
import { List, Page, useList, usePageParams, useParam, useShareCard } from '@/ui/shell';
import { gramsText, harvestName, isSeason, SEASON_WORDS } from './labels';
import styles from './HarvestFeed.module.scss';

const SEASONS = Object.keys(SEASON_WORDS) as Season[];

export function HarvestFeed(): ReactElement {
  const params = usePageParams<'/pages/tea/rycg'>();
  const { fieldId } = params;
  const [asked, setSeason] = useParam(params, 'season');
  const season = isSeason(asked) ? asked : undefined;
  const list = useList((page) => call('tea.harvests', { page, fieldId, season }), [fieldId, season]);
  useShareAppMessage(useShareCard());
  return (
    <Page>
      <View className={styles.chips}>
        <ChipGroup label="季节" role="radiogroup">
          <Chip role="radio" selected={season === undefined} onPress={() => setSeason('')}>
            全部
          </Chip>
          {SEASONS.map((one) => (
            <Chip key={one} role="radio" selected={season === one} onPress={() => setSeason(one)}>
              {SEASON_WORDS[one]}
            </Chip>
          ))}
        </ChipGroup>
      </View>
      <List
        list={list}
        keyOf={({ id }) => id}
        chunkClass={styles.rows}
        render={(post) => <Post post={post} />}
        empty={
          <Empty
            picture="search"
            title="茶树正在生长"
            text="春茶四月见"
            button="去看茶园"
            onPress={() => go('/pages/tea/szcy', {})}
          />
        }
      />
    </Page>
  );
}

function Post({ post }: { post: HarvestPost }): ReactElement {
  const { field, photos, grams, adopters } = post;
  return (
    <View className={styles.post}>
      <Stack row align="center" justify="between">
        <Pressable className={styles.field} role="link" onPress={() => go('/pages/tea/rycs', { fieldId: field.id })}>
          <Text>{field.name}</Text>
        </Pressable>
        <Tag tone="celadon">{harvestName(post)}</Tag>
      </Stack>
      <Stack row gap={10} align="baseline">
        <Text className={styles.grams}>{gramsText(grams)}</Text>
        <Note>{`${adopters} 位认养人分得`}</Note>
      </Stack>
      <Words size="body" block className={styles.text}>
        {post.text}
      </Words>
      <Photos urls={photos} what="收成图片" columns={3} />
      <Note>{`${field.region}　${formatTime(post.at, 'YYYY-MM-DD')}`}</Note>
    </View>
  );
}
